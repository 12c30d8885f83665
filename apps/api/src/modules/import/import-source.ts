import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import type { Fetcher } from '../../platform/fetch/index.ts';
import { deleteOtherImportPages, listImportPages, upsertImportPages } from './import-pages.repository.ts';
import { type ImportRequest, type ImportResult, importScholarships } from './import-scholarships.ts';
import { openSource, type SourceOptions, type SourcePage } from './open-source.ts';

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
  context: { database: Database; clock: Clock; fetcher: Fetcher },
  { url, fresh, maxPages, only, ...request }: SourceRequest,
): Promise<SourceResult> => {
  const { database, clock, fetcher } = context;
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
  const opened = openSource(fetcher, url, { known: fresh ? new Map() : known, maxPages, only });
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
