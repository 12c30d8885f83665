import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A file was encrypted with another key than the one that is set, or none is set. */
export class WrongKeyError extends Error {}

/** A file is cut off, or its bytes are no longer those that were written. */
export class BrokenSealError extends Error {}

/** The first bytes of every encrypted file; the digit is the version of the format. */
const MAGIC = Buffer.from('LAURELENC1\n');
const SALT = 32;
/** Tells a wrong key from a damaged file. */
const CHECK = 16;
const HEAD = MAGIC.length + SALT + CHECK;
const CHUNK = 64 * 1024;
const TAG = 16;
const NONCE = 12;

/** Keys of one file: its salt is new each time, so that the numbers of chunks may serve as nonces. */
const keysOf = (secret: string, salt: Uint8Array) => {
  const derived = Buffer.from(hkdfSync('sha256', secret, salt, 'laurel snapshot 1', 32 + CHECK));
  return { key: derived.subarray(0, 32), check: derived.subarray(32) };
};

/** The number of a chunk, and whether it is the last: none can be left out, moved, or made the end. */
const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(NONCE);
  nonce.writeUIntBE(number, NONCE - 7, 6);
  nonce[NONCE - 1] = isLast ? 1 : 0;
  return nonce;
};

/** Cuts a stream into chunks of `size` bytes; the last one, which may be empty, is marked. */
async function* chunksOf(source: AsyncIterable<Uint8Array>, size: number) {
  let parts: Uint8Array[] = [];
  let held = 0;
  for await (const piece of source) {
    parts.push(piece);
    held += piece.length;
    // A whole chunk is kept back until more comes: it may be the last.
    if (held <= size) continue;
    const all = Buffer.concat(parts, held);
    let start = 0;
    for (; held - start > size; start += size)
      yield { chunk: all.subarray(start, start + size), isLast: false };
    parts = [all.subarray(start)];
    held -= start;
  }
  yield { chunk: Buffer.concat(parts, held), isLast: true };
}

/**
 * Encrypts a stream chunk by chunk (AES-256-GCM; STREAM of Hoang, Reyhanitabar, Rogaway and Vizár, 2015): each chunk is
 * authenticated with its number and with whether it is the last.
 */
export async function* seal(source: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT);
  const { key, check } = keysOf(secret, salt);
  yield Buffer.concat([MAGIC, salt, check]);
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(source, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
    yield cipher.update(chunk);
    cipher.final();
    yield cipher.getAuthTag();
    number += 1;
  }
}

/** @throws WrongKeyError; @throws BrokenSealError */
const openHead = (head: Uint8Array, secret: string | undefined): Buffer => {
  if (head.length < HEAD) throw new BrokenSealError('it is cut off');
  if (!secret) throw new WrongKeyError('it is encrypted, and SNAPSHOT_KEY is not set');
  const { key, check } = keysOf(secret, head.subarray(MAGIC.length, MAGIC.length + SALT));
  if (!timingSafeEqual(check, head.subarray(HEAD - CHECK, HEAD)))
    throw new WrongKeyError('it was encrypted with another SNAPSHOT_KEY');
  return key;
};

const openChunk = (key: Buffer, number: number, sealed: Buffer, isLast: boolean): Buffer => {
  if (sealed.length < TAG) throw new BrokenSealError('it is cut off');
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  } catch (cause) {
    throw new BrokenSealError('it is cut off or damaged', { cause });
  }
};

/** The first `count` bytes of a stream, or all of a shorter one, and what follows. */
const splitAfter = async (source: AsyncIterable<Uint8Array>, count: number) => {
  const pieces = source[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  let held = 0;
  while (held < count) {
    const { done, value } = await pieces.next();
    if (done) break;
    parts.push(value);
    held += value.length;
  }
  const start = Buffer.concat(parts, held);
  const rest = async function* () {
    yield start.subarray(count);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  };
  return { head: start.subarray(0, count), rest: rest() };
};

/**
 * A stream that may be encrypted, in plain: one that is not comes back as it is. Nothing of a chunk is given before it was
 * found to be right.
 * @throws WrongKeyError; @throws BrokenSealError
 */
export async function* unseal(
  source: AsyncIterable<Uint8Array>,
  secret: string | undefined,
): AsyncGenerator<Uint8Array> {
  const { head, rest } = await splitAfter(source, HEAD);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) {
    yield head;
    yield* rest;
    return;
  }
  const key = openHead(head, secret);
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(rest, CHUNK + TAG)) {
    yield openChunk(key, number, chunk, isLast);
    number += 1;
  }
}
