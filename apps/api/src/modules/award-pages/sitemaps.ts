import type { ScholarshipRecord } from '@laurel/domain';

/** That of the prerendered pages, which the web app's server answers. */
export const PAGES_SITEMAP = '/sitemaps/pages.xml';

/** A sitemap may hold 50,000 addresses; smaller ones are read again sooner. */
const ADDRESSES = 10_000;

/** An address with the day (YYYY-MM-DD) of what is newest on it, where one is known. */
export interface SitemapEntry {
  address: string;
  changed?: string | undefined;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const inParts = (entries: readonly SitemapEntry[]): SitemapEntry[][] =>
  Array.from({ length: Math.ceil(entries.length / ADDRESSES) }, (_, part) =>
    entries.slice(part * ADDRESSES, (part + 1) * ADDRESSES),
  );

const document = (root: string, entry: string, entries: readonly SitemapEntry[], origin: string): string =>
  [
    DECLARATION,
    `<${root} ${NAMESPACE}>`,
    ...entries.map(
      ({ address, changed }) =>
        `  <${entry}><loc>${origin}${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${entry}>`,
    ),
    `</${root}>`,
    '',
  ].join('\n');

const newestOf = (entries: readonly SitemapEntry[]): string | undefined =>
  entries
    .flatMap(({ changed }) => changed ?? [])
    .sort()
    .at(-1);

/** The day on which something of the record was last read on a page; undefined when nothing ever was. */
export const lastRead = ({ provenance: { checked, evidence = [] } }: ScholarshipRecord): string | undefined =>
  [...evidence.map(({ read }) => read), ...(checked ? [checked] : [])].sort().at(-1);

/**
 * The sitemaps by their address: the index at `/sitemap.xml`, and what it lists but for that of the prerendered pages.
 * @param groups the entries by the name of their files
 */
export const sitemaps = (
  groups: Record<string, readonly SitemapEntry[]>,
  origin: string,
): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  const index: SitemapEntry[] = [{ address: PAGES_SITEMAP }];
  for (const [name, entries] of Object.entries(groups)) {
    for (const [part, own] of inParts(entries).entries()) {
      const address = `/sitemaps/${name}-${part + 1}.xml`;
      files.set(address, document('urlset', 'url', own, origin));
      index.push({ address, changed: newestOf(own) });
    }
  }
  files.set('/sitemap.xml', document('sitemapindex', 'sitemap', index, origin));
  return files;
};
