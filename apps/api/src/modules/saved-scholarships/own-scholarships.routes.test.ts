import { type OwnSource, ownRecord, readOwnListing } from '@laurel/catalogue/own';
import { OWN_LISTING_LIMITS, type OwnListing } from '@laurel/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createFetcher } from '../../platform/fetch/index.ts';
import type { TextEngine } from '../../platform/text-engine/index.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { type PageServer, startPageServer } from '../../testing/page-server.ts';
import { remindOfDeadlines } from '../notifications/remind-of-deadlines.ts';

const TEXT = `Malaria Futures Scholarship

Open to citizens of Kenya and Ghana. The award pays £1,200 per month.

Who can apply
- Applicants must be under 35 years old

Send your CV and a transcript. Applications close on 31 March 2027.`;
const PAGE = `<html><body><nav>Home</nav><main><h1>Acme PhD Grant</h1>
  <p>Deadline: 1 May 2027</p><h2>Eligibility</h2><ul><li>Indian citizens</li></ul></main></body></html>`;
const EMPTY = Object.fromEntries(Object.keys(OWN_LISTING_LIMITS).map((field) => [field, '']));

/** Reads in this thread, which spares its start. */
const READS_HERE = {
  readOwn: async (id: string, source: OwnSource) => {
    const listing = readOwnListing(source);
    return { listing, record: ownRecord(id, listing) };
  },
  rereadOwn: async (id: string, listing: OwnListing) => ({ record: ownRecord(id, listing) }),
  stop: async () => undefined,
} as unknown as TextEngine;

describe.each(['embedded', 'server'] as const)('own scholarships on the %s database', (kind) => {
  let test: TestApp;
  let site: PageServer;
  beforeAll(async () => {
    site = await startPageServer({ '/grant': PAGE, '/robots.txt': { type: 'text/plain', body: '' } });
    const pageFetcher = createFetcher({ allowHosts: [site.host], maxMs: 6_000 });
    const services = { pageFetcher, textEngine: READS_HERE };
    test = await createTestApp(kind, inject('serverUrl'), { services, runJobs: false });
  });
  afterAll(async () => {
    await test.close();
    await site.close();
  });

  const add = (token: string, body: object) => test.call('POST', '/scholarships/own', { token, body });
  const savedList = async (token: string) =>
    (await test.call('GET', '/scholarships/saved/list?sort=deadline', { token })).body.data.savedScholarships;

  it('are read from a text with quotes, saved, planned, corrected and tracked like others', async () => {
    const { token } = await test.signIn();
    await test.call('POST', '/ai/preferences', { token, body: { educationLevel: 'masters' } });
    await test.call('PUT', '/users/profile', { token, body: { profile: { citizenships: ['KE'] } } });
    const added = await add(token, { text: TEXT });
    expect(added.status).toBe(201);
    const { id, saved } = added.body.data;
    expect(saved.scholarship).toMatchObject({
      title: 'Malaria Futures Scholarship',
      applicationDeadline: expect.stringContaining('2027'),
      documents: ['Transcript', 'CV'],
    });
    const { scholarship, match } = (await test.call('GET', `/scholarships/${id}`, { token })).body.data;
    expect(scholarship.own.eligibility).toContain('Open to citizens of Kenya and Ghana.');
    expect(match.criteria).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'citizenship',
          outcome: 'met',
          evidence: [
            expect.objectContaining({ quote: expect.stringContaining('citizens of Kenya and Ghana') }),
          ],
        }),
      ]),
    );

    const listing = {
      ...scholarship.own,
      eligibility: 'Open to citizens of Ghana.',
      deadline: '2 June 2027',
    };
    const corrected = await test.call('PUT', `/scholarships/own/${id}`, { token, body: listing });
    expect(corrected.body.data.saved.scholarship.applicationDeadline).toBe('2027-06-02');
    const after = (await test.call('GET', `/scholarships/${id}`, { token })).body.data;
    expect(after.match).toMatchObject({ eligible: false });

    const change = { applicationStatus: 'in_progress', checklist: { 'document:CV': true } };
    expect((await test.call('PATCH', `/scholarships/${id}/save`, { token, body: change })).status).toBe(200);
    expect(await savedList(token)).toMatchObject([{ applicationStatus: 'in_progress', scholarship: { id } }]);
    const file = await test.call('GET', `/scholarships/${id}/deadline.ics`, { token });
    expect(file.body).toContain('20270602');
    const csv = await test.call('GET', '/scholarships/saved/export.csv', { token });
    expect(csv.body).toContain('Malaria Futures Scholarship');

    await test.call('POST', `/scholarships/${id}/save`, { token, body: { saved: false } });
    expect(await savedList(token)).toEqual([]);
    await test.call('POST', `/scholarships/${id}/save`, { token, body: { saved: true, restore: true } });
    expect(await savedList(token)).toMatchObject([{ applicationStatus: 'in_progress' }]);
  });

  it('are in nobody else’s answers, and go with the account', async () => {
    const { token, userId } = await test.signIn();
    const { id } = (await add(token, { text: 'Zanzibar Secret Award\nOpen to citizens of Kenya.' })).body
      .data;
    const other = await test.signIn();
    for (const [method, path, body] of [
      ['GET', `/scholarships/${id}`],
      ['PUT', `/scholarships/own/${id}`, { ...EMPTY, title: 'Mine now' }],
      ['DELETE', `/scholarships/own/${id}`],
      ['POST', `/scholarships/${id}/save`, { saved: true }],
      ['PATCH', `/scholarships/${id}/save`, { priority: 'low' }],
      ['GET', `/scholarships/${id}/deadline.ics`],
      ['GET', `/scholarships/${id}/changes`],
      ['POST', `/scholarships/${id}/dismiss`, { dismissed: true }],
      ['GET', `/public/awards/${id}`],
    ] as const) {
      const answer = await test.call(method, path, { token: other.token, ...(body ? { body } : {}) });
      expect(answer.status, `${method} ${path}`).toBe(404);
    }
    const essay = { essayText: 'I counted households.', scholarshipId: id };
    expect((await test.call('POST', '/essays', { token: other.token, body: essay })).status).toBe(400);
    for (const path of ['/scholarships?q=Zanzibar', '/public/awards?q=Zanzibar', '/scholarships/saved/list'])
      expect(JSON.stringify((await test.call('GET', path, { token: other.token })).body)).not.toContain(
        'Zanzibar',
      );

    const { body } = await test.call('GET', '/users/export', { token });
    expect(body.data.ownScholarships).toMatchObject([{ id, listing: { title: 'Zanzibar Secret Award' } }]);
    await test.call('DELETE', '/users/account', { token, body: { password: TEST_PASSWORD } });
    const { rows } = (await test.services.database.queries.execute(
      `select 1 from own_scholarships where user_id = '${userId}'`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
  });

  it('are read from a link, and from none that may not be read', async () => {
    const { token } = await test.signIn();
    const { status, body } = await add(token, { link: site.url('/grant') });
    expect(status).toBe(201);
    expect(body.data.saved.scholarship).toMatchObject({
      title: 'Acme PhD Grant',
      applicationUrl: site.url('/grant'),
    });
    const refusals = await Promise.all(
      [
        site.url('/none'),
        'http://127.0.0.1:1/',
        'http://169.254.169.254/latest',
        'file:///etc/passwd',
        'no link',
      ].map((link) => add(token, { link })),
    );
    expect(new Set(refusals.map(({ status: code, body: { error } }) => `${code} ${error}`))).toEqual(
      new Set(['400 We could not read this page. Please copy its text and paste it here instead.']),
    );
    for (const bad of [{}, { text: '' }, { text: 'Both', link: site.url('/grant') }])
      expect((await add(token, bad)).status).toBe(400);
  });

  it('are reminded of, then erased with what hangs on them', async () => {
    const { token, userId } = await test.signIn();
    const { id } = (await add(token, { text: 'Lake Award\nDeadline: 28 November 2026' })).body.data;
    await remindOfDeadlines(test.services, userId);
    const notices = async () => (await test.call('GET', '/notifications', { token })).body.data.notifications;
    expect(await notices()).toMatchObject([{ kind: 'deadline', scholarshipId: id }]);
    expect((await test.call('DELETE', `/scholarships/own/${id}`, { token })).status).toBe(200);
    expect((await test.call('DELETE', `/scholarships/own/${id}`, { token })).status).toBe(404);
    expect((await test.call('GET', `/scholarships/${id}`, { token })).status).toBe(404);
    expect([await savedList(token), await notices()]).toEqual([[], []]);
  });
});
