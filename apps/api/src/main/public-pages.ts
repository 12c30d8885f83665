import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The build's placeholder for the origin, which only the running server knows. */
const ORIGIN = '{{origin}}';
/** Pages behind the sign-in and the API, which search engines should not index. */
const PRIVATE_PATHS = [
  '/api/',
  '/dashboard',
  '/scholarship',
  '/essays/',
  '/notifications',
  '/profile',
  '/reset-password',
  '/confirm-email',
  '/undo-email-change',
  '/unsubscribe',
];

interface Page {
  path: string;
  file: string;
}

interface Text {
  type: string;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

const prepare = (content: string, type: string): Text => {
  const identity = Buffer.from(content);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    type: `${type}; charset=utf-8`,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br: brotliCompressSync(identity, quality), gzip: gzipSync(identity) },
  };
};

const encodingFor = (request: FastifyRequest): keyof Text['bodies'] => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

const send = (request: FastifyRequest, reply: FastifyReply, text: Text): FastifyReply => {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: text.etag });
  if (request.headers['if-none-match'] === text.etag) return reply.status(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(text.type).send(text.bodies[encoding]);
};

const sitemap = (pages: readonly Page[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => `  <url><loc>${origin}${page.path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...PRIVATE_PATHS.map((prefix) => `Disallow: ${prefix}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * The prerendered pages, with the product's own origin filled in, and the files that search engines request.
 * @param folder the built web app
 * @param origin gives the product's public origin; called at the first request, because it is known once the server listens
 * @returns the text for a path, or `undefined` when there is none
 */
export const createPublicPages = (folder: string, origin: () => string) => {
  const list = path.join(folder, 'pages/pages.json');
  const pages: Page[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const shell = { path: '', file: '../index.html' };
  const prepared = new Map<string, Text>();

  const make = (address: string): Text | undefined => {
    if (address === '/robots.txt') return prepare(robots(origin()), 'text/plain');
    if (address === '/sitemap.xml') return prepare(sitemap(pages, origin()), 'application/xml');
    const page = [shell, ...pages].find((each) => each.path === address);
    if (!page) return undefined;
    const template = readFileSync(path.join(folder, 'pages', page.file), 'utf8');
    return prepare(template.replaceAll(ORIGIN, origin()), 'text/html');
  };

  const textAt = (address: string): Text | undefined => {
    const known = prepared.get(address) ?? make(address);
    if (known) prepared.set(address, known);
    return known;
  };

  return {
    /** The prerendered page, robots.txt or sitemap.xml at this path. */
    at: (request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply | undefined => {
      const text = textAt(address.length > 1 ? address.replace(/\/$/, '') : address);
      return text ? send(request, reply, text) : undefined;
    },
    /** The page for every other path; the browser renders it. */
    shell: (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const text = textAt('');
      if (!text) throw new Error('the web app has no index.html');
      return send(request, reply, text);
    },
  };
};
