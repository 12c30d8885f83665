import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isAppPage, type Site } from '@laurel/contract';
import { DAY_MS } from '@laurel/domain';
import type { FastifyInstance } from 'fastify';
import { createPublicPages } from './public-pages.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = DAY_MS / 1000;

const cacheControl = (file: string): string => {
  if (file.includes(`${path.sep}assets${path.sep}`)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  // Pictures and films keep their names when they change.
  return /\.(png|ico|webp|jpg|webm|mp4|vtt)$/.test(file) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
};

/**
 * Serves the built web app: hashed assets with an unlimited cache lifetime, prerendered public pages, and the app itself, rendered in
 * the browser, for every other path; where the app has no page, with status 404.
 * @param origin gives the origin of absolute links; called at the first request
 */
export const serveWebApp = async (
  app: FastifyInstance,
  folder: string,
  origin: () => string = () => '',
  site: () => Site = () => ({}),
): Promise<void> => {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('The web app is not built. Run: npm start, or: npm run build');
  }
  const pages = createPublicPages(folder, origin, site);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (name) => !/^\/(pages|server)\//.test(name) && name !== '/index.html',
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControl(file));
    },
  });
  // Without this the static plugin would refuse the request for the folder.
  app.get('/', (request, reply) => pages.at(request, reply, '/') ?? pages.shell(request, reply));
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const address = request.url.split('?')[0] ?? '';
    const drawn = isRead && !address.startsWith('/assets/') ? pages.at(request, reply, address) : undefined;
    if (drawn) return drawn;
    // A script or picture that is missing must not be answered with a page.
    const mayBePage = !address.startsWith('/assets/') && !path.extname(address);
    const wantsPage = request.headers.accept?.includes('text/html') && !address.startsWith('/assets/');
    const isPage = isRead && (mayBePage || wantsPage);
    // The page itself then says that there is none.
    if (isPage) return pages.shell(request, isAppPage(address) ? reply : reply.status(404));
    return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
  });
};
