import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** Answers are forgotten when they were not asked for so long, and the oldest first when there are too many. */
const KEPT_MS = 15 * 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

interface Kept {
  version: string;
  body: Buffer;
  gzipped: Promise<Buffer> | undefined;
  usedAt: number;
}

/**
 * Large answers as they go out, so that what has not changed is not read, checked, written and compressed again. Who asks
 * must know the version from somewhere else; an answer of another version is never found.
 */
export interface KeptAnswers {
  find(key: string, version: string): Kept | undefined;
  /** Writes an answer as the route does, and keeps it. */
  keep(key: string, version: string, reply: FastifyReply, answer: unknown): Kept;
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
    bytes -= one.body.length;
  };
  const use = (key: string, one: Kept): Kept => {
    forget(key);
    one.usedAt = now();
    kept.set(key, one);
    bytes += one.body.length;
    for (const [oldest, { usedAt }] of kept) {
      if (oldest === key || (bytes <= mostBytes && usedAt > now() - KEPT_MS)) break;
      forget(oldest);
    }
    return one;
  };

  return {
    find: (key, version) => {
      const one = kept.get(key);
      return one?.version === version ? use(key, one) : undefined;
    },
    keep: (key, version, reply, answer) => {
      const body = Buffer.from(String(reply.serialize(answer as object)));
      return use(key, { version, body, gzipped: undefined, usedAt: now() });
    },
  };
};

/** Sends a kept answer, compressed where the client takes that. */
export const sendKept = async (
  one: Kept,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(one.body);
  one.gzipped ??= compress(one.body, { level: 4 });
  return reply.header('content-encoding', 'gzip').send(await one.gzipped);
};
