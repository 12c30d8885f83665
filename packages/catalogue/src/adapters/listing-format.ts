/** `page`: HTML; `feed`: RSS or Atom; `sitemap`: addresses of pages, and so no listings itself. */
export type ListingFormat = 'csv' | 'json' | 'jsonl' | 'page' | 'feed' | 'sitemap';

const BY_EXTENSION: Record<string, ListingFormat> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  ndjson: 'jsonl',
  jsonl: 'jsonl',
};
/** The first element says what XML is; a declaration, a doctype and comments may stand before it. */
const FIRST_TAG = /<(?![?!])([\w:-]+)/;
const BY_TAG: Record<string, ListingFormat> = {
  rss: 'feed',
  feed: 'feed',
  'rdf:rdf': 'feed',
  urlset: 'sitemap',
  sitemapindex: 'sitemap',
};

/**
 * The format of a file by its name and its first characters (a few lines are enough). The content decides where it can:
 * JSON Lines under the name `.json` is still JSON Lines, and a page is a page whatever it is called.
 */
export const listingFormat = (name: string, head: string): ListingFormat => {
  const start = head.replace(/^\uFEFF/, '').trimStart();
  if (/^<[?!\w]/.test(start)) return BY_TAG[start.match(FIRST_TAG)?.[1]?.toLowerCase() ?? ''] ?? 'page';
  const named = BY_EXTENSION[name.toLowerCase().split('.').at(-1) ?? ''];
  if (named === 'csv') return 'csv';
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return named ?? (name.toLowerCase().endsWith('.json') ? 'json' : 'csv');
  const [first = '', second = ''] = start.split(/\r?\n/).filter((line) => line.trim() !== '');
  return named === 'jsonl' || (isJson(first) && second.trimStart().startsWith('{')) ? 'jsonl' : 'json';
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
