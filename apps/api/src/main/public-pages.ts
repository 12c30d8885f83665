import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@laurel/contract';
import { escapeHtml } from '@laurel/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Precompressed, precompress, sendPrecompressed } from '../platform/http/precompressed.ts';

/** The build's placeholder for the origin, which only the running server knows. */
const ORIGIN = '{{origin}}';
/** The build's placeholder for what the operator has configured, in an attribute. */
const SITE = '{{site}}';

export const withSite = (html: string, site: Site): string =>
  html.replaceAll(SITE, () => escapeHtml(JSON.stringify(site)));
/** Pages behind the sign-in and the API, which search engines should not index. */
const PRIVATE_PATHS = [
  '/api/',
  '/dashboard',
  '/scholarship',
  '/essays/',
  '/notifications',
  '/profile',
  '/reset-password',
  '/signing-in',
  '/confirm-email',
  '/undo-email-change',
  '/unsubscribe',
];

interface Page {
  path: string;
  file: string;
}

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
 * @param site what the operator has configured; asked for on each request, because it is changed at the desk
 * @param origin gives the product's public origin; called at the first request, because it is known once the server listens
 * @returns the text for a path, or `undefined` when there is none
 */
export const createPublicPages = (folder: string, origin: () => string, site: () => Site) => {
  const list = path.join(folder, 'pages/pages.json');
  const pages: Page[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const shell = { path: '', file: '../index.html' };
  const prepared = new Map<string, Precompressed>();
  let preparedFor = '';

  const make = (address: string): Precompressed | undefined => {
    if (address === '/robots.txt') return precompress(robots(origin()), 'text/plain');
    // Where awards have pages, `/sitemap.xml` is a list of sitemaps, of which this is one (`modules/award-pages`).
    if (address === '/sitemap.xml' || address === '/sitemaps/pages.xml')
      return precompress(sitemap(pages, origin()), 'application/xml');
    const page = [shell, ...pages].find((each) => each.path === address);
    if (!page) return undefined;
    const template = readFileSync(path.join(folder, 'pages', page.file), 'utf8');
    return precompress(withSite(template, site()).replaceAll(ORIGIN, origin()), 'text/html');
  };

  const textAt = (address: string): Precompressed | undefined => {
    const said = JSON.stringify(site());
    if (said !== preparedFor) prepared.clear();
    preparedFor = said;
    const known = prepared.get(address) ?? make(address);
    if (known) prepared.set(address, known);
    return known;
  };

  return {
    /** The prerendered page, robots.txt or sitemap.xml at this path. */
    at: (request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply | undefined => {
      const text = textAt(address.length > 1 ? address.replace(/\/$/, '') : address);
      return text ? sendPrecompressed(request, reply, text) : undefined;
    },
    /** The page for every other path; the browser renders it. */
    shell: (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const text = textAt('');
      if (!text) throw new Error('the web app has no index.html');
      return sendPrecompressed(request, reply, text);
    },
  };
};
