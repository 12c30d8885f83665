import { gzipSync } from 'node:zlib';
import { schema } from '@laurel/db';
import { createTestDatabase, type TestDatabase } from '@laurel/db/testing';
import { isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createFetcher } from '../../platform/fetch/index.ts';
import { type PageHandler, type PageServer, startPageServer } from '../../testing/page-server.ts';
import { sharedThreads } from '../../testing/shared-threads.ts';
import { listRecords } from '../catalogue/index.ts';
import { importSource, type SourceRequest } from './import-source.ts';

const offer = (name: string, more = '') =>
  `<main><h1>${name} Scholarship</h1><p>Offered by: ${name} Trust</p><p>Deadline: 1 May 2027</p>${more}</main>`;
/** Names that have nothing in common, so that no two offers count as one programme. */
const NAMES = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ivy', 'Juniper'];

/** A page with a version of its own: asked for under that version it has nothing new. */
const versioned =
  (body: string, etag = `"${body.length}"`): PageHandler =>
  (request, response) => {
    const known = request.headers['if-none-match'] === etag;
    response.writeHead(known ? 304 : 200, { 'content-type': 'text/html', etag });
    response.end(known ? undefined : body);
  };

const { pageReader } = sharedThreads();

describe.each(['embedded', 'server'] as const)('a source of the web on the %s database', (kind) => {
  let site: PageServer;
  let store: TestDatabase;
  beforeAll(async () => {
    store = await createTestDatabase(kind, inject('serverUrl'));
  });
  afterAll(() => store.drop());
  beforeEach(async () => {
    site = await startPageServer({});
    const { queries } = store.database;
    const { scholarshipChanges, scholarshipHistory, importPages, scholarships } = schema;
    for (const table of [scholarshipChanges, scholarshipHistory, importPages, scholarships])
      await queries.delete(table);
  });
  afterEach(() => site.close());

  const run = (path: string, more: Partial<SourceRequest> = {}) =>
    importSource(
      {
        database: store.database,
        clock: systemClock('2026-11-21'),
        fetcher: createFetcher({ allowHosts: [site.host] }),
        pageReader,
      },
      {
        url: site.url(path),
        source: 'site',
        dryRun: false,
        fresh: false,
        maxPages: 100,
        onProgress: () => undefined,
        ...more,
      },
    );
  const titles = async () => (await listRecords(store.database.queries)).map(({ title }) => title).sort();
  const withdrawn = () =>
    store.database.queries
      .select({ id: schema.scholarships.id })
      .from(schema.scholarships)
      .where(isNotNull(schema.scholarships.withdrawnAt));
  const serveMap = (names: readonly string[]) => {
    const urls = names.map((name) => `<url><loc>${site.url(`/${name}`)}</loc></url>`).join('');
    site.pages['/map.xml'] = { type: 'application/xml', body: `<urlset>${urls}</urlset>` };
    for (const name of names) site.pages[`/${name}`] ??= versioned(offer(name), `"${name}"`);
  };

  it('is a page, and is not read again while it has not changed', async () => {
    site.pages['/elm'] = versioned(offer('Elm'));
    expect(await run('/elm')).toMatchObject({ added: 1, pages: { read: 1, unchanged: 0, failed: 0 } });
    expect(await run('/elm')).toMatchObject({ read: 0, vanished: 0, pages: { read: 0, unchanged: 1 } });
    expect(await run('/elm', { fresh: true })).toMatchObject({ unchanged: 1, pages: { read: 1 } });
    expect(await titles()).toEqual(['Elm Scholarship']);
  });

  it('is a feed, which never lists all there is', async () => {
    const feed = (names: string[]) => ({
      type: 'application/rss+xml',
      body: `<rss><channel><title>Trees</title>${names
        .map((name) => `<item><title>${name} Award</title><link>https://example.org/${name}</link></item>`)
        .join('')}</channel></rss>`,
    });
    site.pages['/feed'] = feed(['Elm', 'Fir']);
    expect(await run('/feed')).toMatchObject({ added: 2 });
    site.pages['/feed'] = feed(['Ivy']);
    expect(await run('/feed')).toMatchObject({ added: 1, vanished: 0 });
    expect(await titles()).toEqual(['Elm Award', 'Fir Award', 'Ivy Award']);
  });

  it('is the search of Grants.gov, of which no more is taken than is wanted', async () => {
    const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) });
    const opportunity = (title: string) => ({
      data: {
        opportunityTitle: title,
        synopsis: {
          agencyName: `${title} Agency`,
          responseDate: 'May 15, 2027 12:00:00 AM EDT',
          applicantTypes: [{ id: '21', description: 'Individuals' }],
        },
      },
    });
    site.pages['/v1/api/search2'] = json({ data: { hitCount: 1, oppHits: [{ id: '7', title: 'Elm' }] } });
    site.pages['/v1/api/fetchOpportunity'] = json(opportunity('Elm Fellowship'));
    expect(await run('/v1/api/search2?keyword=elm')).toMatchObject({ added: 1, vanished: 0 });
    const [record] = await listRecords(store.database.queries);
    expect(record).toMatchObject({
      title: 'Elm Fellowship',
      link: 'https://www.grants.gov/search-results-detail/7',
      deadline: { kind: 'date', dates: ['2027-05-15'] },
    });
  });

  it('is a sitemap with its index; one bad page harms no other', async () => {
    serveMap(['Alder', 'Birch', 'about', 'gone']);
    site.pages['/about'] = '<h1>About us</h1>';
    site.pages['/gone'] = (_, response) => response.writeHead(500).end();
    const packed = gzipSync((site.pages['/map.xml'] as { body: string }).body);
    site.pages['/map.xml.gz'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/gzip' }).end(packed);
    const index = `<sitemapindex><sitemap><loc>${site.url('/map.xml.gz')}</loc></sitemap></sitemapindex>`;
    site.pages['/index.xml'] = { type: 'application/xml', body: index };
    expect(await run('/index.xml')).toMatchObject({ added: 2, refused: 2, pages: { read: 3, failed: 1 } });
    expect(await titles()).toEqual(['Alder Scholarship', 'Birch Scholarship']);
  });

  it('that is walked in part only loses nothing', async () => {
    serveMap(NAMES);
    await run('/map.xml');
    expect(await run('/map.xml', { maxPages: 2 })).toMatchObject({ vanished: 0, pages: { unchanged: 2 } });
    expect(await run('/map.xml', { only: 'Elm' })).toMatchObject({ vanished: 0, pages: { unchanged: 1 } });
    expect(await titles()).toHaveLength(NAMES.length);
  });

  it('that lists a few records less withdraws them; unchanged pages keep theirs', async () => {
    serveMap(NAMES);
    await run('/map.xml');
    serveMap(NAMES.slice(2));
    const result = await run('/map.xml', { dryRun: true });
    expect(result).toMatchObject({ vanished: 2, withdrawn: 2, pages: { read: 0, unchanged: 8 } });
    expect(await withdrawn()).toHaveLength(0);
    expect(await run('/map.xml')).toMatchObject({ withdrawn: 2 });
    expect(await titles()).toHaveLength(8);
    expect(await withdrawn()).toHaveLength(2);
  });

  it('brings a withdrawn record back when its page is listed again', async () => {
    serveMap(NAMES);
    await run('/map.xml');
    serveMap(NAMES.slice(1));
    await run('/map.xml');
    serveMap(NAMES);
    expect(await run('/map.xml')).toMatchObject({ added: 1, pages: { read: 1, unchanged: 9 } });
    expect(await withdrawn()).toHaveLength(0);
  });

  it('that lost more than a fifth stops, and nothing changes unless it may', async () => {
    serveMap(NAMES);
    await run('/map.xml');
    serveMap(NAMES.slice(3));
    site.pages['/Ivy'] = versioned(offer('Ivy', '<p>Amount: 500 EUR</p>'), '"new"');
    const stopped = await run('/map.xml');
    expect(stopped).toMatchObject({
      vanished: 3,
      withdrawn: 0,
      stopped: expect.stringMatching(/--allow-vanish/),
    });
    expect(await titles()).toHaveLength(10);
    const records = await listRecords(store.database.queries);
    expect(records.find(({ title }) => title.startsWith('Ivy'))?.award.kind).toBe('unknown');
    expect(await run('/map.xml', { allowVanish: true })).toMatchObject({ changed: 1, withdrawn: 3 });
    expect(await titles()).toHaveLength(7);
    const history = await store.database.queries.select().from(schema.scholarshipHistory);
    expect(history.map(({ kind, source }) => `${kind} by ${source}`).sort()).toEqual([
      'changed by site',
      ...Array(3).fill('withdrawn by site'),
    ]);
  });

  it('keeps the records of pages that fail', async () => {
    serveMap(NAMES);
    await run('/map.xml');
    for (const name of NAMES) site.pages[`/${name}`] = (_, response) => response.writeHead(503).end();
    expect(await run('/map.xml')).toMatchObject({ vanished: 0, pages: { failed: 10 } });
    expect(await titles()).toHaveLength(10);
  });

  it('that can not be reached changes nothing', async () => {
    await expect(run('/missing')).rejects.toMatchObject({ name: 'FetchError', reason: 'status' });
    expect(await titles()).toEqual([]);
  });
});
