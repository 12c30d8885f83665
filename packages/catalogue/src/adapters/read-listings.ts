import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { RawRow } from '../import/raw-row.ts';
import { parseCsv } from './csv.ts';
import { parseJson } from './json.ts';
import { parseJsonLines } from './json-lines.ts';
import { type ListingFormat, listingFormat } from './listing-format.ts';

/** Enough to tell formats and encodings apart. */
const HEAD_BYTES = 64 * 1024;

/**
 * The rows of a file of listings: CSV and JSON Lines are streamed, JSON is read whole. Bad rows come as rows with an error;
 * only a file that can't be opened throws (the error of `node:fs`).
 */
export async function* readListings(path: string, format?: ListingFormat): AsyncGenerator<RawRow> {
  const { encoding, head } = await readHead(path);
  switch (format ?? listingFormat(path, head)) {
    case 'csv':
      return yield* parseCsv(createReadStream(path, { encoding }));
    case 'jsonl':
      return yield* parseJsonLines(
        createInterface({ input: createReadStream(path, { encoding }), crlfDelay: Infinity }),
      );
    case 'json':
      return yield* parseJson(await readFile(path, encoding));
  }
}

/** Rows of a text that is already in memory. */
export async function* parseListings(text: string, format: ListingFormat): AsyncGenerator<RawRow> {
  if (format === 'csv') yield* parseCsv([text]);
  else if (format === 'json') yield* parseJson(text);
  else yield* parseJsonLines(text.split(/\r?\n/));
}

async function readHead(path: string): Promise<{ encoding: BufferEncoding; head: string }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    // Spreadsheets save "Unicode text" as UTF-16 with a mark at the start.
    const encoding = buffer[0] === 0xff && buffer[1] === 0xfe ? 'utf16le' : 'utf8';
    return { encoding, head: buffer.subarray(0, bytesRead).toString(encoding) };
  } finally {
    await file.close();
  }
}
