import type { RawRow } from '../import/raw-row.ts';
import { readJsonLd } from './json-ld.ts';

/** One JSON value a line; blank lines are passed over, a bad line is told and the next one read. Rows are line numbers. */
export async function* parseJsonLines(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<RawRow> {
  let row = 0;
  for await (const line of lines) {
    row += 1;
    const text = (row === 1 ? line.replace(/^\uFEFF/, '') : line).trim();
    if (text !== '') yield parseLine(row, text);
  }
}

const parseLine = (row: number, text: string): RawRow => {
  try {
    return { row, value: JSON.parse(text) as unknown };
  } catch {
    return { row, error: 'the line is not JSON' };
  }
};

/**
 * An array of listings, an object that holds one such array ("scholarships", "data", ...), a single listing, or JSON-LD.
 * `url`: where it was found, or ''.
 */
export const parseJson = (text: string, url = ''): RawRow[] => {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return [{ row: 1, error: 'the file is not JSON' }];
  }
  return listIn(content, url).map((value, index) => ({ row: index + 1, value }));
};

const listIn = (content: unknown, url: string): unknown[] => {
  // A listing has no types; what has is schema.org data.
  if (/"@(?:type|graph)"/.test(JSON.stringify(content).slice(0, 5_000))) {
    const described = readJsonLd(content, url);
    if (described.length > 0) return described;
  }
  if (Array.isArray(content)) return content;
  if (typeof content !== 'object' || content === null || 'title' in content) return [content];
  const inside = Object.values(content).find((value): value is unknown[] => Array.isArray(value));
  return inside ?? [content];
};
