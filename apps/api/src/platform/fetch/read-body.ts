import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate, gunzip } from 'node:zlib';
import { FetchError } from './fetch-error.ts';

const DECODERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The encodings that `readBody` can undo, for the request's header. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

const tooLarge = (maxBytes: number) =>
  new FetchError('size', `The document is larger than ${Math.floor(maxBytes / 1024)} KB.`);

/**
 * The content of a gzip file (`sitemap.xml.gz`); other documents unchanged.
 * @throws FetchError size, when that is more than `maxBytes`; type, when the file is broken
 */
export const unpackFile = async (body: Buffer, maxBytes: number): Promise<Buffer> => {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return await promisify(gunzip)(body, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(maxBytes);
    throw new FetchError('type', 'The compression of the document is broken.');
  }
};

/**
 * The decompressed body of an answer.
 * @param maxBytes counted after decompression, which stops decompression bombs
 * @throws FetchError size, when there is more; type, when the compression is unknown or broken
 */
export const readBody = async (
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> => {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  const body = decoded(response);
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof FetchError || signal.aborted || body === response) throw error;
    throw new FetchError('type', 'The compression of the document is broken.');
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
};

const decoded = (response: IncomingMessage): Readable => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  const decoder = DECODERS[encoding];
  if (!decoder)
    throw new FetchError('type', `The document comes in a compression nobody asked for: ${encoding}.`);
  const stream = decoder();
  // The reader of the stream handles the error; handling it here too would report it twice.
  pipeline(response, stream, () => undefined);
  return stream;
};
