import { loadCatalogue } from '@laurel/catalogue';
import { schema } from '@laurel/db';
import { createTestDatabase, type TestDatabase } from '@laurel/db/testing';
import { nextDeadline, type ScholarshipRecord } from '@laurel/domain';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createFetcher, FetchError } from '../../platform/fetch/index.ts';
import { type PageServer, startPageServer } from '../../testing/page-server.ts';
import { recordFrom } from '../../testing/scholarship-fixture.ts';
import { sharedThreads } from '../../testing/shared-threads.ts';
import {
  findRecords,
  listEditsOf,
  listProposals,
  settleProposal,
  storeRecords,
  undoEdit,
} from '../catalogue/index.ts';
import { listBrokenPages, listDueIds } from './page-checks.repository.ts';
import { type VerifyOptions, verifyPages } from './verify-pages.ts';
import type { Timer } from './visit-order.ts';

const { pageReader } = sharedThreads();

/** Time that passes only by waiting. */
const simulatedTimer = (): Timer & { pass(ms: number): void } => {
  let at = 0;
  const pass = (ms: number) => {
    at += ms;
  };
  return { now: () => at, sleep: async (ms) => pass(ms), pass };
};

const page = (dates: string, more = '') =>
  `<html><head><title>Elm Fellowship</title></head><body><main><h1>Elm Fellowship</h1><p>For a master’s degree. Applicants must be citizens of Kenya.</p>
  <h2>Dates</h2><p>${dates}</p>${more}</main></body></html>`;

const catalogueVersionOf = async ({ database }: TestDatabase): Promise<number> =>
  (await database.queries.select().from(schema.catalogueState))[0]?.version ?? 0;

describe.each(['embedded', 'server'] as const)('pages of records on the %s database', (kind) => {
  let site: PageServer;
  let store: TestDatabase;
  const clock = systemClock('2026-11-21');
  const elm = (changes: Partial<ScholarshipRecord> = {}): ScholarshipRecord => ({
    ...recordFrom({
      id: 'elm',
      title: 'Elm Fellowship',
      lines: [
        ['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }],
        ['Citizens of Kenya.', { kind: 'citizenship', anyOf: ['KE'] }],
      ],
      deadline: { kind: 'yearly', dates: ['--03-01'], text: 'Usually 1 March' },
      award: { kind: 'partial', currency: 'EUR', min: 900, max: 900, period: 'month', text: '€900 a month' },
    }),
    link: site.url('/elm'),
    ...changes,
  });
  const store_ = (records: ScholarshipRecord[]) =>
    storeRecords({ database: store.database, clock }, records, { source: 'test' });

  beforeEach(async () => {
    site = await startPageServer({});
    store = await createTestDatabase(kind, inject('serverUrl'));
    await store_([elm()]);
  });
  afterEach(async () => {
    await site.close();
    await store.drop();
  });

  const visit = async (ids = ['elm'], more: Partial<VerifyOptions> = {}) => {
    const told: Record<string, unknown>[] = [];
    await verifyPages(
      { database: store.database, clock, pageReader },
      {
        ids,
        allowHosts: [site.host],
        timer: simulatedTimer(),
        onVisit: (id, { outcome, why, facts }, kept) => told.push({ id, outcome, why, facts, ...kept }),
        ...more,
      },
    );
    return told;
  };
  const shown = async () => (await findRecords(store.database.queries, ['elm']))[0] as ScholarshipRecord;

  it('that say the same are verified, and asked only for news the next time', async () => {
    const served: (string | undefined)[] = [];
    site.pages['/elm'] = (request, response) => {
      const known = request.headers['if-none-match'];
      served.push(known);
      response.writeHead(known === '"1"' ? 304 : 200, { 'content-type': 'text/html', etag: '"1"' });
      response.end(
        known === '"1"' ? undefined : page('Deadline: 1 March.', '<p>Fellows receive €900 per month.</p>'),
      );
    };
    const facts = { programme: 'found', deadline: 'found', award: 'found', eligibility: 'found' };
    expect(await visit()).toMatchObject([{ outcome: 'verified', facts, announced: null, proposed: 0 }]);
    expect(await visit()).toMatchObject([{ outcome: 'verified', facts }]);
    expect(served).toEqual([undefined, '"1"']);
    expect(site.asked[0]).toBe('/robots.txt');
    const [row] = await store.database.queries.select().from(schema.pageChecks);
    expect(JSON.stringify(row)).not.toMatch(/Fellows receive|citizens of/);
  });

  it('confirm the facts that they bear out, which edits and releases do not forget', async () => {
    site.pages['/elm'] = page('Deadline: 1 March.');
    const before = await catalogueVersionOf(store);
    expect(await visit()).toMatchObject([{ outcome: 'verified', confirmed: 3 }]);
    const days = ({ deadline, provenance }: ScholarshipRecord) => [deadline.confirmed, provenance.confirmed];
    const today = clock.today();
    expect(days(await shown())).toEqual([today, { eligibility: today, page: today }]);
    expect(await catalogueVersionOf(store)).toBe(before + 1);
    expect(await visit()).toMatchObject([{ confirmed: 0 }]);
    await store_([elm({ description: 'Told in other words by the next release.' })]);
    expect(days(await shown())).toEqual([today, { eligibility: today, page: today }]);
    await store_([elm({ deadline: { kind: 'yearly', dates: ['--05-01'], text: 'Usually 1 May' } })]);
    expect((await shown()).deadline.confirmed).toBeUndefined();
  });

  it('announce a day by their own words, with the page as evidence', async () => {
    site.pages['/elm'] = page('Applications open on 1 December 2026. The deadline is 3 March 2027.');
    expect(await visit()).toMatchObject([{ announced: '2027-03-03', proposed: 0 }]);
    const record = await shown();
    expect(nextDeadline(record, clock.today())).toMatchObject({ status: 'announced', date: '2027-03-03' });
    expect(record.deadline.cycles).toEqual([
      { opens: '2026-12-01', closes: '2027-03-03', url: site.url('/elm') },
    ]);
    expect(record.provenance.evidence).toMatchObject([
      { by: 'organiser', facts: ['deadline'], read: '2026-11-21' },
    ]);
  });

  it.each([
    ['gives two coming days', 'Deadline: 3 March 2027. For the spring: deadline 1 June 2027.', {}],
    ['gives a day of another season', 'Deadline: 3 September 2027.', {}],
    [
      'is not the organiser’s',
      'Deadline: 3 March 2027.',
      { provenance: { source: 'test', confidence: 'low', method: 'rule' } as const },
    ],
    [
      'contradicts an announced day',
      'Deadline: 3 March 2027.',
      { deadline: { kind: 'date' as const, dates: ['2027-02-01'], text: '1 February 2027' } },
    ],
  ])('only propose a day when the page %s', async (_why, dates, changes) => {
    await store_([elm(changes)]);
    site.pages['/elm'] = page(dates);
    expect(await visit()).toMatchObject([{ outcome: 'contradicted', announced: null, proposed: 1 }]);
    expect((await shown()).deadline.dates).toEqual(elm(changes).deadline.dates);
    const [proposal] = await listProposals(store.database.queries, { state: 'open' });
    expect(proposal).toMatchObject({ source: 'crawl', fact: 'deadline', where: { url: site.url('/elm') } });
    const settle = (state: 'accepted' | 'rejected') =>
      store.database.transaction((queries) =>
        settleProposal(queries, clock, proposal?.id ?? '', { state, by: 'keeper' }),
      );
    await settle('rejected');
    expect(await visit()).toMatchObject([{ proposed: 0 }]);
  });

  it('do not bring back a day that somebody took back', async () => {
    site.pages['/elm'] = page('The deadline is 3 March 2027.');
    await visit();
    const [edit] = await listEditsOf(store.database.queries, 'elm');
    await store.database.transaction((queries) => undoEdit(queries, clock, edit?.id ?? ''));
    expect(await visit()).toMatchObject([{ announced: null, proposed: 1 }]);
  });

  it('that changed say which fact, before and after', async () => {
    const paying = (sum: string) => page('Deadline: 1 March.', `<p>Fellows receive ${sum} per month.</p>`);
    site.pages['/elm'] = paying('€900');
    await visit();
    site.pages['/elm'] = paying('€1,100');
    expect(await visit()).toMatchObject([{ outcome: 'changed', facts: { award: 'changed' }, proposed: 1 }]);
    expect(await listProposals(store.database.queries)).toMatchObject([
      { fact: 'award', before: 'EUR 900', after: 'EUR 1100' },
    ]);
  });

  it.each([
    ['gone', 'not_found', undefined],
    [
      'gone',
      'soft_404',
      '<title>Page not found</title><h1>Page not found</h1><p>The page you requested could not be found.</p>',
    ],
    [
      'parked',
      null,
      '<title>elm.example</title><h1>elm.example is for sale</h1><p>This domain may be for sale. Make an offer. Related searches: loans.</p>',
    ],
    [
      'silent',
      null,
      `<title>Our forest</title><p>${'Trees of every kind grow in our forest. '.repeat(9)}</p>`,
    ],
  ])('that are no page of the award any more are %s (%s)', async (outcome, why, body) => {
    if (body !== undefined) site.pages['/elm'] = `<html><body>${body}</body></html>`;
    expect(await visit()).toMatchObject([{ outcome, why, proposed: 0 }]);
    // The second time it is no accident.
    expect(await visit()).toMatchObject([{ outcome, proposed: outcome === 'silent' ? 0 : 1 }]);
    expect(await listBrokenPages(store.database.queries)).toHaveLength(outcome === 'silent' ? 0 : 1);
  });

  it('that lead to the front page, that know last year alone, and that forbid a visit are told apart', async () => {
    site.pages['/elm'] = (_, response) => response.writeHead(302, { location: '/' }).end();
    site.pages['/'] = page('Welcome.');
    expect(await visit()).toMatchObject([{ outcome: 'gone', why: 'home_page' }]);
    site.pages['/elm'] = page('The deadline was 3 March 2025. Results: 1 June 2025.');
    expect(await visit()).toMatchObject([{ why: 'last_year', announced: null }]);
    site.pages['/robots.txt'] = { type: 'text/plain', body: 'User-agent: *\nDisallow: /elm' };
    expect(await visit()).toMatchObject([{ outcome: 'unreachable', why: 'robots' }]);
  });

  it('keep nothing in a dry run', async () => {
    site.pages['/elm'] = page('The deadline is 3 March 2027.');
    expect(await visit(['elm'], { dryRun: true })).toMatchObject([
      { outcome: 'contradicted', announced: null },
    ]);
    expect(await store.database.queries.select().from(schema.pageChecks)).toEqual([]);
    expect(await listDueIds(store.database.queries, clock.now(), 9)).toEqual(['elm']);
  });

  it('are asked for again at most once when the process is killed', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) site.pages[`/${name}`] = page('Deadline: 1 March.');
    await store_(names.map((name) => elm({ id: name, link: site.url(`/${name}`) })));
    const killed = visit(names, {
      onVisit: (_id, _visit, _kept) => {
        if (site.asked.filter((path) => path !== '/robots.txt').length === 3) throw new Error('killed');
      },
    });
    await expect(killed).rejects.toThrow('killed');
    await visit(await listDueIds(store.database.queries, clock.now(), 99));
    const pages = site.asked.filter((path) => path !== '/robots.txt');
    expect(new Set(pages).size).toBe(names.length);
    expect(pages.length).toBeLessThanOrEqual(names.length + 1);
  });
});

describe('two thousand pages', () => {
  it('are visited within two hours, each host at most every five seconds', { timeout: 300_000 }, async () => {
    // What is measured is the order and the pace of the visits, the same on both databases; this one takes a fifth of the time.
    const { database, drop } = await createTestDatabase('server', inject('serverUrl'));
    const clock = systemClock('2026-11-21');
    const shipped = loadCatalogue().records.filter(({ ended }) => !ended);
    // The hosts as they are; what is missing to 2,000 comes to those that have most pages already.
    const more = shipped
      .slice(0, Math.max(0, 2_000 - shipped.length))
      .map((record) => ({ ...record, id: `${record.id}-2` }));
    const records = [...shipped, ...more].slice(0, 2_000);
    expect(records).toHaveLength(2_000);
    await storeRecords({ database, clock }, records, { source: 'laurel' });
    const timer = simulatedTimer();
    let read: ReturnType<typeof pageReader.visited> | undefined;
    const asked = new Map<string, number[]>();
    let pages = 0;
    // All pages say the same: it is read once.
    const visited: typeof pageReader.visited = (...page) => {
      read ??= pageReader.visited(...page);
      return read;
    };
    await verifyPages(
      { database, clock, pageReader: { ...pageReader, visited } },
      {
        ids: records.map(({ id }) => id),
        dryRun: true,
        timer,
        fetcherOf: (pace) => {
          const ask = async (url: string, ms: number) => {
            const { host } = new URL(url);
            await pace.ask(host);
            asked.set(host, [...(asked.get(host) ?? []), timer.now()]);
            timer.pass(ms);
          };
          return {
            prepare: (url) => ask(url, 600),
            get: async (url) => {
              pages += 1;
              // Every thirtieth does not answer, every tenth leads on to another address of its host.
              const isDead = pages % 30 === 0;
              await ask(url, isDead ? 15_000 : 1_000);
              if (isDead) throw new FetchError('time', 'too long');
              if (pages % 10 === 0) await ask(url, 1_000);
              return { url, text: '<p>nothing</p>', contentType: 'text/html' };
            },
            postJson: async () => null,
          };
        },
      },
    );
    expect(pages).toBe(2_000);
    const gaps = [...asked.values()].flatMap((times) =>
      times.slice(1).map((at, index) => at - (times[index] ?? 0)),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5_000);
    expect(timer.now() / 3_600_000).toBeLessThan(2);
    await drop();
  });
});

describe('the fetcher', () => {
  it('waits before robots.txt, redirects and pages alike', async () => {
    const site = await startPageServer({
      '/a': (_, response) => void response.writeHead(302, { location: '/b' }).end(),
      '/b': 'here',
    });
    const asked: string[] = [];
    const fetcher = createFetcher({
      allowHosts: [site.host],
      beforeRequest: async ({ pathname }) => void asked.push(pathname),
    });
    await fetcher.prepare(site.url('/a'));
    expect((await fetcher.get(site.url('/a'))).text).toBe('here');
    expect(asked).toEqual(['/robots.txt', '/a', '/b']);
    await site.close();
  });
});
