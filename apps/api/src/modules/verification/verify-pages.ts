import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { createFetcher, type Fetcher, type FetcherOptions } from '../../platform/fetch/index.ts';
import type { PageReader } from '../../platform/page-reader/index.ts';
import { findRecords, raiseCatalogueVersion } from '../catalogue/index.ts';
import { type Kept, keepVisit } from './keep-visit.ts';
import { findPageChecks } from './page-checks.repository.ts';
import { createHostPace, createVisitOrder, type HostPace, type Timer } from './visit-order.ts';
import { pageOf, type Visit, visitPage } from './visit-page.ts';

/** A page that needs longer, from its robots.txt to its last byte, is not waited for: others wait too. */
const MAX_PAGE_MS = 15_000;
const MAX_PAGE_BYTES = 5 * 1024 * 1024;

const systemTimer: Timer = { now: () => performance.now(), sleep: (ms) => pause(ms) };

export interface VerifyOptions {
  ids: readonly string[];
  /** Visit and judge, keep nothing. */
  dryRun?: boolean;
  allowHosts?: readonly string[];
  /** Aborted when the process is asked to stop: the page in hand is ended. */
  stopping?: AbortSignal | undefined;
  onVisit?: (id: string, visit: Visit, kept: Kept) => void;
  /** For tests. */
  timer?: Timer;
  fetcherOf?: (pace: HostPace) => Fetcher;
}

export interface VerifyContext {
  database: Database;
  clock: Clock;
  pageReader: PageReader;
}

const webFetcher = (pace: HostPace, options: FetcherOptions): Fetcher =>
  createFetcher({
    ...options,
    maxBytes: MAX_PAGE_BYTES,
    maxMs: MAX_PAGE_MS,
    beforeRequest: ({ host }) => pace.ask(host),
  });

const hostOf = (record: ScholarshipRecord): string =>
  URL.canParse(pageOf(record)) ? new URL(pageOf(record)).host : '';

/**
 * Visits the pages of these records one after the other, each host at most every 5 seconds. Each visit is kept before the next one
 * begins: whatever ends the process, at most the page in hand is asked for again.
 */
export const verifyPages = async (
  { database, clock, pageReader }: VerifyContext,
  { ids, dryRun = false, allowHosts = [], stopping, onVisit, timer = systemTimer, fetcherOf }: VerifyOptions,
): Promise<void> => {
  const pace = createHostPace(timer);
  const fetcher = fetcherOf?.(pace) ?? webFetcher(pace, { allowHosts });
  const records = (await findRecords(database.queries, [...ids])).filter(({ ended }) => !ended);
  const order = createVisitOrder(records, hostOf, pace);
  let confirmed = 0;
  for (let step = order.next(timer.now()); step && !stopping?.aborted; step = order.next(timer.now())) {
    if ('waitMs' in step) {
      await timer.sleep(step.waitMs);
      continue;
    }
    const { host, item } = step;
    if (item === undefined) {
      const first = records.find((record) => hostOf(record) === host);
      if (first && host !== '') await fetcher.prepare(pageOf(first));
      continue;
    }
    const [known] = await findPageChecks(database.queries, [item.id]);
    const visit = await visitPage({ fetcher, reader: pageReader }, item, known, clock.today());
    const kept = dryRun
      ? { announced: null, proposed: visit.findings.length, confirmed: 0 }
      : await database.transaction((queries) => keepVisit(queries, clock, item, visit, known));
    confirmed += kept.confirmed;
    onVisit?.(item.id, visit, kept);
  }
  // Once for all of them: each version makes every stored match stale.
  if (confirmed > 0) await raiseCatalogueVersion(database.queries, clock.now());
};
