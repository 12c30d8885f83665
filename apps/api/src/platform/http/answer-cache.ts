import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** An answer that was not used for this long is dropped; when the cache is full, the least recently used goes first. */
const UNUSED_MS = 15 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** An answer as it is sent: validated and written as JSON. */
export interface WrittenAnswer {
  body: Buffer;
  gzipped?: Promise<Buffer>;
}

interface Entry {
  version: string;
  written: WrittenAnswer;
  usedAt: number;
}

/** Validates an answer and writes it as JSON, as its route does. */
export const writeAnswer = (reply: FastifyReply, answer: object): WrittenAnswer => ({
  body: Buffer.from(String(reply.serialize(answer))),
});

/**
 * Large answers as they are sent, so that an unchanged one is not read, validated, written and compressed again. The caller reads
 * the current version from the database; an answer of another version is never found.
 */
export interface AnswerCache {
  get(key: string, version: string): WrittenAnswer | undefined;
  set(key: string, version: string, written: WrittenAnswer): void;
}

/** @param maxBytes limit for all bodies together, uncompressed */
export const createAnswerCache = (now: () => number, maxBytes = MAX_BYTES): AnswerCache => {
  // In the order of use, the least recently used first.
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const drop = (key: string): void => {
    const one = entries.get(key);
    if (!one) return;
    entries.delete(key);
    bytes -= one.written.body.length;
  };
  const use = (key: string, one: Entry): WrittenAnswer => {
    drop(key);
    one.usedAt = now();
    entries.set(key, one);
    bytes += one.written.body.length;
    for (const [oldest, { usedAt }] of entries) {
      if (oldest === key || (bytes <= maxBytes && usedAt > now() - UNUSED_MS)) break;
      drop(oldest);
    }
    return one.written;
  };

  return {
    get: (key, version) => {
      const one = entries.get(key);
      return one?.version === version ? use(key, one) : undefined;
    },
    set: (key, version, written) => {
      use(key, { version, written, usedAt: now() });
    },
  };
};

/**
 * Sends a written answer, compressed when the client accepts that. A handler must return the result and do nothing after it:
 * awaiting a reply waits until it has been sent.
 */
export const sendWritten = async (
  written: WrittenAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(written.body);
  written.gzipped ??= compress(written.body, { level: 4 });
  return reply.header('content-encoding', 'gzip').send(await written.gzipped);
};
