import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApp } from './serve-web-app.ts';

let operator = { email: 'help@example.org', name: 'Grants “&” Office' };
const ORIGIN = 'https://laurel.example';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laurel-pages-'));
  await mkdir(path.join(folder, 'pages'));
  await mkdir(path.join(folder, 'media'));
  await writeFile(path.join(folder, 'index.html'), '<title>Laurel</title>');
  await writeFile(
    path.join(folder, 'pages/start.html'),
    '<link rel="canonical" href="{{origin}}/"><h1>Start</h1>',
  );
  await writeFile(
    path.join(folder, 'pages/about.html'),
    '<link rel="canonical" href="{{origin}}/about"><meta content="{{site}}"><h1>About</h1>',
  );
  await writeFile(
    path.join(folder, 'pages/pages.json'),
    JSON.stringify([
      { path: '/', file: 'start.html' },
      { path: '/about', file: 'about.html' },
    ]),
  );
  await writeFile(path.join(folder, 'media/film.webm'), 'ten bytes!');
  app = Fastify();
  await serveWebApp(
    app,
    folder,
    () => ORIGIN,
    () => ({ operator }),
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });

describe('a public page', () => {
  it('tells the web app what the operator has configured, as text', async () => {
    const { body } = await get('/about');
    expect(body).toContain(
      '<meta content="{&quot;operator&quot;:{&quot;email&quot;:&quot;help@example.org&quot;,&quot;name&quot;:&quot;Grants “&amp;” Office&quot;}}">',
    );
  });

  it('says something else as soon as the operator does', async () => {
    const before = operator;
    operator = { ...before, name: 'Another Office' };
    expect((await get('/about')).body).toContain('Another Office');
    operator = before;
    expect((await get('/about')).body).not.toContain('Another Office');
  });

  it.each([
    ['/', `href="${ORIGIN}/"`, 'Start'],
    ['/about', `href="${ORIGIN}/about"`, 'About'],
    ['/about/', `href="${ORIGIN}/about"`, 'About'],
    ['/about?from=mail', `href="${ORIGIN}/about"`, 'About'],
  ])('is sent at %s as the build drew it, with the public address in it', async (url, canonical, heading) => {
    const response = await get(url, { host: 'attacker.example' });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain(canonical);
    expect(response.body).toContain(`<h1>${heading}</h1>`);
  });

  it.each([
    ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
  ])('comes to who accepts %s as %s', async (accepted, encoding, unpack) => {
    const response = await get('/about', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('accept-encoding');
    expect(unpack(response.rawPayload).toString()).toContain('<h1>About</h1>');
  });

  it('is not sent again to who has it, and is to who has another', async () => {
    const etag = String((await get('/about')).headers.etag);
    expect((await get('/about', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is not at hand with its placeholders', async () => {
    for (const url of ['/pages/about.html', '/pages/pages.json', '/index.html']) {
      expect((await get(url)).body, url).not.toContain('{{origin}}');
    }
  });
});

describe('search engines', () => {
  it('find each public page in the sitemap', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers['content-type']).toContain('application/xml');
    expect(response.body).toContain(`<loc>${ORIGIN}/</loc>`);
    expect(response.body).toContain(`<loc>${ORIGIN}/about</loc>`);
  });

  it('are told what is not for them, and where the sitemap is', async () => {
    const response = await get('/robots.txt');
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toContain('Disallow: /dashboard\n');
    expect(response.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});

describe('a film', () => {
  it('can be asked for in parts', async () => {
    const response = await get('/media/film.webm', { range: 'bytes=4-8' });
    expect(response.statusCode).toBe(206);
    expect(response.body).toBe('bytes');
    expect(response.headers['content-type']).toBe('video/webm');
  });
});
