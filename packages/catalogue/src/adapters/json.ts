import type { RawRow } from '../import/raw-row.ts';
import { readJsonLd } from './json-ld.ts';

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
