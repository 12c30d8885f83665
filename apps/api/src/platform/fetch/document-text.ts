import { extname } from 'node:path';
import { TextDecoder } from 'node:util';
import { FetchError } from './fetch-error.ts';
import type { Answer } from './send-request.ts';

const TYPES = [
  /^text\/(?:html|xml|csv|plain|tab-separated-values)$/,
  /^application\/(?:[\w.-]+\+)?(?:xml|json)$/,
  /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines|csv)$/,
  /^application\/json-seq$/,
];
/** Content types that servers use for unknown files. */
const UNKNOWN_TYPES = new Set([
  'application/octet-stream',
  'binary/octet-stream',
  'application/vnd.ms-excel',
  'application/gzip',
  'application/x-gzip',
]);
const DATA_FILES = new Set(['.csv', '.tsv', '.json', '.jsonl', '.ndjson', '.xml', '.rss', '.atom', '.gz']);
/** Where a page or a feed declares its encoding. */
const HEAD_BYTES = 2048;

/** @throws FetchError type, when the content type can't be that of a list, a page or a feed */
export const refuseOtherTypes = ({ response }: Answer, url: URL): void => {
  const type = response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === '' || TYPES.some((known) => known.test(type))) return;
  if (UNKNOWN_TYPES.has(type) && DATA_FILES.has(extname(url.pathname).toLowerCase())) return;
  response.destroy();
  throw new FetchError('type', `${url.href} is ${type}, and neither a page, a feed nor a list of records.`);
};

/**
 * The text of a document, decoded by its byte order mark, its headers or its own declaration; by default UTF-8.
 * @throws FetchError type, when it is not text
 */
export const documentText = (body: Buffer, contentType: string | undefined): string => {
  const text = decoderFor(body, contentType).decode(body);
  if (text.slice(0, HEAD_BYTES).includes('\0')) throw new FetchError('type', 'The document is no text.');
  return text;
};

const decoderFor = (body: Buffer, contentType = ''): TextDecoder => {
  const head = body.subarray(0, HEAD_BYTES).toString('latin1');
  const named =
    markOf(body) ??
    contentType.match(/charset\s*=\s*"?([\w:.-]+)/i)?.[1] ??
    head.match(/^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)/i)?.[1] ??
    head.match(/<meta[^>]{0,200}?charset\s*=\s*["']?([\w:.-]+)/i)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8');
  } catch (error) {
    // An unknown encoding name is ignored.
    if (error instanceof RangeError) return new TextDecoder();
    throw error;
  }
};

const markOf = (body: Buffer): string | undefined => {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? 'utf-8' : undefined;
};
