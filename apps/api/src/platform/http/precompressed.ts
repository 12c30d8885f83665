import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text as it is sent, compressed once for all who ask for it. */
export interface Precompressed {
  /** With its character set. */
  type: string;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

/** Names a content in addresses and as an ETag. */
export const nameOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** @param quality of brotli: less than 9 for what changes from day to day */
export const precompress = (content: string, type: string, quality = 9): Precompressed => {
  const identity = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    type: `${type}; charset=utf-8`,
    etag: `"${nameOf(identity)}"`,
    bodies: { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) },
  };
};

const encodingFor = (request: FastifyRequest): keyof Precompressed['bodies'] => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

export const sendPrecompressed = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: Precompressed,
  cacheControl = 'no-cache',
): FastifyReply => {
  reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag: text.etag });
  if (request.headers['if-none-match'] === text.etag) return reply.status(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(text.type).send(text.bodies[encoding]);
};
