import { HOUR_MS } from '@laurel/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type PageServer, startPageServer } from '../../testing/page-server.ts';
import { listRecords } from '../catalogue/index.ts';
import { runSource } from './run-source.ts';
import {
  deleteSource,
  findFetch,
  findSource,
  insertFetch,
  listSourcesDue,
  upsertSource,
} from './sources.repository.ts';

const offer = (name: string) =>
  `<main><h1>${name} Scholarship</h1><p>Offered by: ${name} Trust</p><p>Deadline: 1 May 2027</p></main>`;
const NAMES = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'];

describe.each(['embedded', 'server'] as const)('sources on the %s database', (kind) => {
  let test: TestApp;
  let site: PageServer;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'), { runJobs: false });
    site = await startPageServer({});
  });
  afterAll(async () => {
    await site.close();
    await test.close();
  });
  beforeEach(() => {
    site.asked.length = 0;
    serveMap(NAMES);
  });

  const serveMap = (names: readonly string[]) => {
    const urls = names.map((name) => `<url><loc>${site.url(`/${name}`)}</loc></url>`).join('');
    site.pages['/map.xml'] = { type: 'application/xml', body: `<urlset>${urls}</urlset>` };
    for (const name of names) site.pages[`/${name}`] = offer(name);
  };
  const add = (name: string, path: string, everyHours = 24) =>
    upsertSource(
      test.services.database.queries,
      { name, url: site.url(path), everyHours, maxPages: 100, only: null, allowHosts: [site.host] },
      new Date(),
    );
  const stateOf = async (name: string) => {
    const source = await findSource(test.services.database.queries, name);
    if (!source) throw new Error(`there is no source ${name}`);
    return { ...source, hoursToGo: Math.round((source.dueAt.getTime() - Date.now()) / HOUR_MS) };
  };
  const recordsOf = async (source: string) =>
    (await listRecords(test.services.database.queries)).filter(
      ({ provenance }) => provenance.source === source,
    );

  it('one is due at once, is imported, and is due again after its interval', async () => {
    await add('trees', '/map.xml', 48);
    expect(await listSourcesDue(test.services.database.queries, new Date())).toContain('trees');
    expect(await runSource(test.services, 'trees')).toMatchObject({ result: { added: 5 } });
    expect(await recordsOf('trees')).toHaveLength(5);
    expect(await stateOf('trees')).toMatchObject({
      hoursToGo: 48,
      failures: 0,
      startedAt: null,
      lastError: null,
      lastOkAt: expect.any(Date),
    });
    const { body } = await test.call('GET', '/catalogue/freshness');
    expect(body.data.sources).toContainEqual(
      expect.objectContaining({
        source: 'trees',
        total: 5,
        imports: { lastOkAt: expect.any(String), lastErrorAt: null, dueAt: expect.any(String) },
      }),
    );
  });

  it('one that fails keeps its records, says why, and is tried again later and later', async () => {
    await add('trees', '/map.xml');
    await runSource(test.services, 'trees');
    site.pages['/map.xml'] = (_, response) => response.writeHead(503).end();
    await add('healthy', '/Elm');
    for (const hours of [1, 2, 4]) {
      expect(await runSource(test.services, 'trees')).toEqual({ error: expect.stringMatching(/503/) });
      expect((await stateOf('trees')).hoursToGo).toBe(hours);
    }
    const { failures, lastError } = await stateOf('trees');
    expect([failures, lastError]).toEqual([3, expect.stringMatching(/503/)]);
    expect(await recordsOf('trees')).toHaveLength(5);
    expect(await runSource(test.services, 'healthy')).toHaveProperty('result');
    expect(JSON.stringify((await test.call('GET', '/catalogue/freshness')).body)).not.toContain(lastError);
  });

  it('one that lost more than a fifth is stopped and stays as it is', async () => {
    await add('trees', '/map.xml');
    await runSource(test.services, 'trees');
    serveMap(NAMES.slice(2));
    expect(await runSource(test.services, 'trees')).toMatchObject({
      error: expect.stringMatching(/Stopped/),
    });
    expect(await recordsOf('trees')).toHaveLength(5);
    expect(await runSource(test.services, 'trees', { allowVanish: true })).toMatchObject({
      result: { withdrawn: 2 },
    });
  });

  it('one whose import was cut off goes on where it was, and reads all anew another time', async () => {
    const names = ['Fir', 'Ginkgo', 'Hazel'];
    serveMap(names);
    await add('cut', '/map.xml');
    const { database } = test.services;
    const cut = { ...database, transaction: () => Promise.reject(new Error('the process was killed')) };
    site.pages['/Hazel'] = (_, response) => response.writeHead(500).end();
    await expect(runSource({ ...test.services, database: cut }, 'cut')).rejects.toThrow(/killed/);
    expect((await stateOf('cut')).startedAt).not.toBeNull();
    expect(site.asked).toEqual(expect.arrayContaining(['/map.xml', '/Fir', '/Ginkgo', '/Hazel']));

    site.asked.length = 0;
    serveMap(names);
    expect(await runSource(test.services, 'cut')).toMatchObject({ result: { added: 3 } });
    // What had failed is asked for again.
    expect(site.asked.filter((path) => path !== '/robots.txt')).toEqual(['/Hazel']);

    site.asked.length = 0;
    await runSource(test.services, 'cut');
    expect(site.asked).toEqual(expect.arrayContaining(['/map.xml', '/Fir', '/Ginkgo', '/Hazel']));
  });

  it('attack: one with large pages keeps so many bytes for an import that is cut off, and no more', async () => {
    await add('large', '/map.xml');
    const { queries } = test.services.database;
    const keep = (request: string, answer: string) =>
      insertFetch(queries, 'large', { request, answer, maxBytes: 10 });
    await keep('GET /a', 'é'.repeat(3));
    await keep('GET /b', 'x'.repeat(5));
    await keep('GET /c', 'x'.repeat(4));
    const found = await Promise.all(
      ['a', 'b', 'c'].map((page) => findFetch(queries, 'large', `GET /${page}`)),
    );
    expect(found).toEqual(['ééé', undefined, 'xxxx']);
  });

  it('one that is removed is imported no more, and its records stay', async () => {
    await add('trees', '/map.xml');
    await runSource(test.services, 'trees');
    expect(await deleteSource(test.services.database.queries, 'trees')).toBe(true);
    expect(await runSource(test.services, 'trees')).toBeUndefined();
    expect(await recordsOf('trees')).toHaveLength(5);
  });
});

it('the worker imports what is due, and students see it', async () => {
  const site = await startPageServer({ '/elm': offer('Elm') });
  const test = await createTestApp('embedded', inject('serverUrl'));
  const { token } = await test.signIn();
  const settings = { url: site.url('/elm'), everyHours: 1, maxPages: 1, only: null, allowHosts: [site.host] };
  await upsertSource(test.services.database.queries, { name: 'elm', ...settings }, new Date());
  await vi.waitFor(
    async () => {
      const { body } = await test.call('GET', '/scholarships?q=elm', { token });
      expect(body.data.scholarships).toMatchObject([{ title: 'Elm Scholarship' }]);
    },
    { timeout: 30_000, interval: 100 },
  );
  await test.close();
  await site.close();
});
