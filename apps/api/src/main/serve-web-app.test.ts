import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApp } from './serve-web-app.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laurel-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<title>Laurel</title>');
  await writeFile(path.join(folder, 'assets/app-1a2b.js'), 'console.info(1)');
  app = Fastify();
  await serveWebApp(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, accept = 'text/html,*/*') => app.inject({ url, headers: { accept } });

describe('the web app', () => {
  it.each(['/', '/dashboard', '/dashboard/', '/scholarship/x.y', '/desk/awards/x'])(
    'answers %s with the page',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('Laurel');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/no/such/page', '/page.with.dots', '/scholarship', '/scholarship/x/y', '/dashboard/x', '/deskx'])(
    'answers %s with the page that there is none, and 404',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('Laurel');
    },
  );

  it('answers a program that takes anything with the page too', async () => {
    expect((await get('/dashboard', '*/*')).statusCode).toBe(200);
  });

  it('keeps hashed assets for ever', async () => {
    expect((await get('/assets/app-1a2b.js', '*/*')).headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['/assets/gone.js', 'text/html'],
    ['/logo.png', 'image/*'],
  ])('answers 404 for %s', async (url, accept) => {
    expect((await get(url, accept)).statusCode).toBe(404);
  });

  it.each([
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
  ])('never leaves its folder for %s', async (url) => {
    expect((await get(url, '*/*')).body).not.toContain('root:');
  });

  it('answers no page to a post', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/dashboard',
      headers: { accept: 'text/html' },
    });
    expect(response.statusCode).toBe(404);
  });

  it('refuses to start when it was not built', async () => {
    await expect(serveWebApp(Fastify(), path.join(folder, 'assets'))).rejects.toThrow(
      'The web app is not built',
    );
  });
});
