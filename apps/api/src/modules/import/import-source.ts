import { type ListingFormat, listingFormat, type RawRow, readGrantsGov } from '@laurel/catalogue';
import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { FetchError, type Fetcher, type Validators } from '../../platform/fetch/index.ts';
import type { PageReader } from '../../platform/page-reader/index.ts';
import { deleteOtherImportPages, listImportPages, upsertImportPages } from './import-pages.repository.ts';
import { type ImportRequest, type ImportResult, importScholarships } from './import-scholarships.ts';

/** More levels or more sitemaps than this are a crawler trap. */
const MAX_SITEMAP_DEPTH = 3;
const MAX_SITEMAPS = 50;
/** Characters of a document from which its format is detected. */
const HEAD_CHARACTERS = 20_000;
const GRANTS_GOV = /^(.*\/v1\/api)\/(?:search2|fetchOpportunity)\/?$/;

/** A page of a source, as of its last import. */
interface SourcePage extends Validators {
  url: string;
  state: 'read' | 'unchanged' | 'failed';
  /** Numbers of its rows. */
  rows: number[];
}

interface OpenedSource {
  /** Rows of all pages, numbered from 1. A page that can't be read becomes a row with an error. */
  rows: AsyncIterable<RawRow>;
  /** What is known once the rows have been read. */
  pages: SourcePage[];
  /** Whether the rows are the whole source; false for a feed, a search, or an import that was cut short. */
  isWhole(): boolean;
}

interface SourceOptions {
  /** Pages of earlier imports. */
  known: ReadonlyMap<string, Validators>;
  /** The most pages of a sitemap, or opportunities of a search. */
  maxPages: number;
  /** Only pages of a sitemap whose address holds this text. */
  only?: string | undefined;
}

/** Opens the source at an address: a page, a feed, a list, a sitemap, or the search of Grants.gov. */
const openSource = (
  { fetcher, pageReader }: { fetcher: Fetcher; pageReader: PageReader },
  url: string,
  options: SourceOptions,
): OpenedSource => {
  const pages: SourcePage[] = [];
  const state = { whole: true, row: 0 };
  const number = (raw: RawRow): RawRow => {
    state.row += 1;
    pages.at(-1)?.rows.push(state.row);
    return { ...raw, row: state.row };
  };

  async function* readText(text: string, format: ListingFormat, at: string) {
    for (const raw of await pageReader.listings({ text, format, at })) yield number(raw);
  }

  /** The pages of a sitemap and of those that it lists, each once, as far as they are wanted. */
  async function* pagesOf(text: string, at: string): AsyncGenerator<string> {
    const waiting = [{ text, at, depth: 1 }];
    const seen = new Set([at]);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { kind, urls } = (await pageReader.sitemap(next)) ?? { kind: 'pages', urls: [] };
      for (const each of urls.filter((address) => !seen.has(address))) {
        seen.add(each);
        if (kind === 'pages') yield each;
        else if (next.depth >= MAX_SITEMAP_DEPTH || seen.size > MAX_SITEMAPS) state.whole = false;
        else waiting.push({ text: (await fetcher.get(each)).text ?? '', at: each, depth: next.depth + 1 });
      }
    }
  }

  async function* readPage(at: string): AsyncGenerator<RawRow> {
    const known = options.known.get(at) ?? {};
    try {
      const { text, etag, lastModified, url: found } = await fetcher.get(at, known);
      pages.push({ url: at, state: text === undefined ? 'unchanged' : 'read', rows: [], etag, lastModified });
      if (text !== undefined)
        yield* readText(text, listingFormat(found, text.slice(0, HEAD_CHARACTERS)), found);
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      pages.push({ url: at, state: 'failed', rows: [], ...known });
      yield number({ row: 0, error: error.message });
    }
  }

  async function* walk(text: string, at: string): AsyncGenerator<RawRow> {
    for await (const each of pagesOf(text, at)) {
      if (options.only !== undefined && !each.includes(options.only)) continue;
      if (pages.length >= options.maxPages) {
        state.whole = false;
        return;
      }
      yield* readPage(each);
    }
  }

  async function* readAll(): AsyncGenerator<RawRow> {
    const grantsGov = grantsGovSearch(url);
    if (grantsGov) {
      state.whole = false;
      const post = (address: string, body: unknown) => fetcher.postJson(address, body);
      for await (const raw of readGrantsGov({ ...grantsGov, post, limit: options.maxPages }))
        yield number(raw);
      return;
    }
    // The first page is the source itself: when it fails, the import stops.
    const { text, etag, lastModified, url: found } = await fetcher.get(url, options.known.get(url));
    const format = text === undefined ? 'page' : listingFormat(found, text.slice(0, HEAD_CHARACTERS));
    if (text !== undefined && format === 'sitemap') return yield* walk(text, found);
    if (format === 'feed') state.whole = false;
    pages.push({ url, state: text === undefined ? 'unchanged' : 'read', rows: [], etag, lastModified });
    if (text !== undefined) yield* readText(text, format, found);
  }

  return { rows: readAll(), pages, isWhole: () => state.whole };
};

const grantsGovSearch = (address: string): { base: string; keyword: string } | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const base = GRANTS_GOV.exec(url.pathname)?.[1];
  return base === undefined
    ? undefined
    : { base: `${url.origin}${base}`, keyword: url.searchParams.get('keyword') ?? '' };
};

export interface SourceRequest
  extends Pick<ImportRequest, 'source' | 'dryRun' | 'allowVanish' | 'onProgress'>,
    Pick<SourceOptions, 'maxPages' | 'only'> {
  url: string;
  /** Read every page again, changed or not. */
  fresh: boolean;
}

export interface SourceResult extends ImportResult {
  pages: Record<SourcePage['state'], number>;
}

/**
 * Imports the listings of an address. Unchanged pages are not read again; the records of a page that fails stay.
 * @throws FetchError when the address itself can't be read
 */
export const importSource = async (
  context: { database: Database; clock: Clock; fetcher: Fetcher; pageReader: PageReader },
  { url, fresh, maxPages, only, ...request }: SourceRequest,
): Promise<SourceResult> => {
  const { database, clock } = context;
  const { source, dryRun } = request;
  const remembered = new Map(
    (await listImportPages(database.queries, source)).map((page) => [page.url, page]),
  );
  const known = new Map(
    [...remembered].map(([at, { etag, lastModified }]) => [
      at,
      { etag: etag ?? undefined, lastModified: lastModified ?? undefined },
    ]),
  );
  const opened = openSource(context, url, { known: fresh ? new Map() : known, maxPages, only });
  const result = await importScholarships(context, {
    ...request,
    rows: opened.rows,
    extent: () => ({
      isWhole: opened.isWhole() && only === undefined,
      keptIds: opened.pages
        .filter(({ state }) => state !== 'read')
        .flatMap((page) => remembered.get(page.url)?.recordIds ?? []),
    }),
  });
  if (!dryRun && result.stopped === undefined) {
    const ids = new Map(
      result.details.flatMap(({ row, id }) => (id === undefined ? [] : [[row, id] as const])),
    );
    const read = opened.pages.filter(({ state }) => state === 'read');
    const fetchedAt = clock.now();
    await database.transaction(async (queries) => {
      if (opened.isWhole())
        await deleteOtherImportPages(
          queries,
          source,
          opened.pages.map((page) => page.url),
        );
      await upsertImportPages(
        queries,
        read.map((page) => ({
          source,
          url: page.url,
          etag: page.etag ?? null,
          lastModified: page.lastModified ?? null,
          recordIds: [...new Set(page.rows.flatMap((row) => ids.get(row) ?? []))],
          fetchedAt,
        })),
      );
    });
  }
  return { ...result, pages: countStates(opened.pages) };
};

const countStates = (pages: readonly SourcePage[]): SourceResult['pages'] => {
  const counts = { read: 0, unchanged: 0, failed: 0 };
  for (const { state } of pages) counts[state] += 1;
  return counts;
};
