import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { RawRow } from '../import/raw-row.ts';
import { parseCsv } from './csv.ts';
import { readJsonLd } from './json-ld.ts';
import { type ListingFormat, listingFormat } from './listing-format.ts';
import type { Sitemap } from './sitemap.ts';

/** One JSON value a line; blank lines are passed over, a bad line is told and the next one read. Rows are line numbers. */
async function* parseJsonLines(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<RawRow> {
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
const parseJson = (text: string, url = ''): RawRow[] => {
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

/** Enough to tell formats and encodings apart. */
const HEAD_BYTES = 64 * 1024;

/**
 * The rows of a file of listings: CSV and JSON Lines are streamed, the others are read whole. Bad rows come as rows with an
 * error; only a file that can't be opened throws (the error of `node:fs`).
 */
export async function* readListings(path: string, format?: ListingFormat): AsyncGenerator<RawRow> {
  const { encoding, head } = await readHead(path);
  const known = format ?? listingFormat(path, head);
  if (known === 'csv') return yield* parseCsv(createReadStream(path, { encoding }));
  if (known === 'jsonl') {
    const input = createReadStream(path, { encoding });
    return yield* parseJsonLines(createInterface({ input, crlfDelay: Infinity }));
  }
  yield* parseListings(await readFile(path, encoding), known);
}

/**
 * Rows of a text that is already in memory; `url` is where it was found, or ''. The readers of pages and feeds are loaded
 * when the first one is read: a server never needs them.
 */
export async function* parseListings(text: string, format: ListingFormat, url = ''): AsyncGenerator<RawRow> {
  switch (format) {
    case 'csv':
      return yield* parseCsv([text]);
    case 'json':
      return yield* parseJson(text, url);
    case 'jsonl':
      return yield* parseJsonLines(text.split(/\r?\n/));
    case 'page':
      return yield* (await import('./page.ts')).parsePage(text, url);
    case 'feed':
      return yield* (await import('./feed.ts')).parseFeed(text, url);
    case 'sitemap':
      yield { row: 1, error: 'a sitemap holds addresses only: import it from its own address' };
  }
}

/** Reads a sitemap found at `url`; undefined when it is none. */
export const readSitemap = async (xml: string, url: string): Promise<Sitemap | undefined> => {
  return (await import('./sitemap.ts')).parseSitemap(xml, url);
};

const readHead = async (path: string): Promise<{ encoding: BufferEncoding; head: string }> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    // Spreadsheets save "Unicode text" as UTF-16 with a mark at the start.
    const encoding = buffer[0] === 0xff && buffer[1] === 0xfe ? 'utf16le' : 'utf8';
    return { encoding, head: buffer.subarray(0, bytesRead).toString(encoding) };
  } finally {
    await file.close();
  }
};
