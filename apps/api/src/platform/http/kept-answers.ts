import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** Answers are forgotten when they were not asked for so long, and the oldest first when there are too many. */
const KEPT_MS = 15 * 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** An answer as it goes out. */
export interface WrittenAnswer {
  body: Buffer;
  gzipped?: Promise<Buffer>;
}

interface Kept {
  version: string;
  written: WrittenAnswer;
  usedAt: number;
}

/** Checks and writes an answer as its route does. */
export const writeAnswer = (reply: FastifyReply, answer: object): WrittenAnswer => ({
  body: Buffer.from(String(reply.serialize(answer))),
});

/**
 * Large answers as they go out, so that what has not changed is not read, checked, written and compressed again. Who asks
 * must know the version from somewhere else; an answer of another version is never found.
 */
export interface KeptAnswers {
  find(key: string, version: string): WrittenAnswer | undefined;
  keep(key: string, version: string, written: WrittenAnswer): void;
}

/** @param mostBytes of all bodies together, uncompressed */
export const createKeptAnswers = (now: () => number, mostBytes = MOST_BYTES): KeptAnswers => {
  // In the order of use, the oldest first.
  const kept = new Map<string, Kept>();
  let bytes = 0;

  const forget = (key: string): void => {
    const one = kept.get(key);
    if (!one) return;
    kept.delete(key);
    bytes -= one.written.body.length;
  };
  const use = (key: string, one: Kept): WrittenAnswer => {
    forget(key);
    one.usedAt = now();
    kept.set(key, one);
    bytes += one.written.body.length;
    for (const [oldest, { usedAt }] of kept) {
      if (oldest === key || (bytes <= mostBytes && usedAt > now() - KEPT_MS)) break;
      forget(oldest);
    }
    return one.written;
  };

  return {
    find: (key, version) => {
      const one = kept.get(key);
      return one?.version === version ? use(key, one) : undefined;
    },
    keep: (key, version, written) => {
      use(key, { version, written, usedAt: now() });
    },
  };
};

/**
 * Sends a written answer, compressed where the client takes that. Must be the last that a handler does: a reply that is awaited
 * waits for its own end and is then nothing.
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
