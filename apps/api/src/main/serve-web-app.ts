import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Serves the built web app: hashed assets for ever, pages anew each time, and the app itself for every other address. */
export const serveWebApp = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('The web app is not built. Run: npm start, or: npm run build');
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const address = request.url.split('?')[0] ?? '';
    // A script or picture that is missing must not be answered with a page.
    const mayBePage = !address.startsWith('/assets/') && !path.extname(address);
    const wantsPage = request.headers.accept?.includes('text/html') && !address.startsWith('/assets/');
    const isPage = isRead && (mayBePage || wantsPage);
    if (isPage) return reply.sendFile('index.html');
    return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
  });
};
