import type { RawRow } from '../import/raw-row.ts';

/** An array of listings, an object that holds one such array ("scholarships", "data", ...), or a single listing. */
export function parseJson(text: string): RawRow[] {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return [{ row: 1, error: 'the file is not JSON' }];
  }
  return listIn(content).map((value, index) => ({ row: index + 1, value }));
}

function listIn(content: unknown): unknown[] {
  if (Array.isArray(content)) return content;
  if (typeof content !== 'object' || content === null || 'title' in content) return [content];
  const inside = Object.values(content).find((value): value is unknown[] => Array.isArray(value));
  return inside ?? [content];
}
