export const LISTING_FORMATS = ['csv', 'json', 'jsonl'] as const;
export type ListingFormat = (typeof LISTING_FORMATS)[number];

const BY_EXTENSION: Record<string, ListingFormat> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  ndjson: 'jsonl',
  jsonl: 'jsonl',
};

/**
 * The format of a file by its name and its first characters (a few lines are enough). The content decides where it can:
 * JSON Lines under the name `.json` is still JSON Lines.
 */
export function listingFormat(name: string, head: string): ListingFormat {
  const start = head.replace(/^\uFEFF/, '').trimStart();
  const named = BY_EXTENSION[name.toLowerCase().split('.').at(-1) ?? ''];
  if (named === 'csv') return 'csv';
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return named ?? (name.toLowerCase().endsWith('.json') ? 'json' : 'csv');
  const [first = '', second = ''] = start.split(/\r?\n/).filter((line) => line.trim() !== '');
  return named === 'jsonl' || (isJson(first) && second.trimStart().startsWith('{')) ? 'jsonl' : 'json';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
