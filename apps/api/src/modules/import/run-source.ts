import type { Database } from '@laurel/db';
import { DAY_MS, HOUR_MS } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { createFetcher, FetchError, type FetchedDocument, type Fetcher } from '../../platform/fetch/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { PageReader } from '../../platform/page-reader/index.ts';
import { importSource, type SourceResult } from './import-source.ts';
import {
  deleteFetches,
  findFetch,
  findSource,
  insertFetch,
  type SourceRow,
  updateSource,
} from './sources.repository.ts';

/** Documents that were fetched longer ago are fetched again. */
const RESUME_MS = DAY_MS;
const MAX_ERROR = 500;
/** Of one import's answers: some 500 ordinary pages. An import of larger ones that is killed fetches the rest again. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

export interface SourcesContext {
  database: Database;
  clock: Clock;
  logger: Logger;
  pageReader: PageReader;
}

interface RunOptions {
  /** Withdraw missing records, however many. */
  allowVanish?: boolean;
  onProgress?: (done: number, stage: string) => void;
}

export type SourceRun = { result: SourceResult; error?: string } | { error: string };

/**
 * Imports a source, continuing an interrupted import, and stores the outcome. After a failure the source keeps its records and is tried
 * again after one hour, two, four, and so on, up to its own interval.
 * @returns undefined when no source has the name
 */
export const runSource = async (
  context: SourcesContext,
  name: string,
  { allowVanish = false, onProgress = () => undefined }: RunOptions = {},
): Promise<SourceRun | undefined> => {
  const { clock, database, logger } = context;
  const source = await findSource(database.queries, name);
  if (!source) return undefined;
  await begin(context, source);
  const run = await attempt(context, source, { allowVanish, onProgress });
  const now = clock.now();
  const { error } = run;
  await deleteFetches(database.queries, name);
  if (error === undefined && 'result' in run) {
    const lastCounts = countsOf(run.result);
    const dueAt = after(now, source.everyHours);
    const ended = { startedAt: null, lastOkAt: now, lastError: null, failures: 0 };
    await updateSource(database.queries, name, { ...ended, lastCounts, dueAt });
    logger.info({ source: name, ...lastCounts }, 'source imported');
    return run;
  }
  const ended = { startedAt: null, lastErrorAt: now, lastError: (error ?? '').slice(0, MAX_ERROR) };
  await updateSource(database.queries, name, ended);
  logger.warn({ source: name, reason: error }, 'source not imported');
  return run;
};

const after = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

/** Counts as failed until it succeeds: a source that crashes its process must not be imported again at once. */
const begin = async ({ database, clock }: SourcesContext, source: SourceRow): Promise<void> => {
  const now = clock.now();
  const { name, startedAt, failures, everyHours } = source;
  const resumes = startedAt !== null && now.getTime() - startedAt.getTime() < RESUME_MS;
  if (!resumes) await deleteFetches(database.queries, name);
  await updateSource(database.queries, name, {
    startedAt: resumes ? startedAt : now,
    failures: failures + 1,
    dueAt: after(now, Math.min(everyHours, 2 ** Math.min(failures, 10))),
  });
};

/** Stores fetched documents as JSON by request. */
interface FetchStore {
  find(request: string): Promise<string | undefined>;
  keep(request: string, answer: string): Promise<void>;
}

/**
 * A fetcher that stores each answer and reuses it, so that an import continues after its process was killed. Failures are not stored.
 */
const resumableFetcher = (fetcher: Fetcher, store: FetchStore): Fetcher => {
  const once = async <T>(request: string, ask: () => Promise<T>): Promise<T> => {
    const kept = await store.find(request);
    if (kept !== undefined) return JSON.parse(kept) as T;
    const answer = await ask();
    await store.keep(request, JSON.stringify(answer));
    return answer;
  };
  return {
    prepare: (url) => fetcher.prepare(url),
    get: (url, known) => once<FetchedDocument>(`GET ${url}`, () => fetcher.get(url, known)),
    postJson: (url, body) => once(`POST ${url} ${JSON.stringify(body)}`, () => fetcher.postJson(url, body)),
  };
};

const attempt = async (
  { database, clock, pageReader }: SourcesContext,
  { name, url, maxPages, only, allowHosts }: SourceRow,
  options: Required<RunOptions>,
): Promise<SourceRun> => {
  const fetcher = resumableFetcher(createFetcher({ allowHosts }), {
    find: (request) => findFetch(database.queries, name, request),
    keep: (request, answer) =>
      insertFetch(database.queries, name, { request, answer, maxBytes: MAX_KEPT_BYTES }),
  });
  try {
    const result = await importSource(
      { database, clock, fetcher, pageReader },
      { url, source: name, dryRun: false, fresh: false, maxPages, only: only ?? undefined, ...options },
    );
    return result.stopped === undefined ? { result } : { result, error: result.stopped };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { error: error.message };
  }
};

const countsOf = ({ added, changed, unchanged, merged, refused, withdrawn }: SourceResult) => ({
  added,
  changed,
  unchanged,
  merged,
  refused,
  withdrawn,
});
