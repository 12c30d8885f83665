import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints } from '@laurel/contract';
import { schema } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { insertRole } from '../auth/index.ts';
import {
  deleteGroupRow,
  findRecordSeenBy,
  listGroupRows,
  newestById,
  seenByGroup,
  upsertGroupRow,
} from '../catalogue/groups.repository.ts';
import { oldestPendingChange, storeRecords } from '../catalogue/index.ts';
import { remindOfDeadlines } from '../notifications/index.ts';
import { notifyOfChanges } from '../notifications/notify-of-changes.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const GROUP = 'uni.example';
const MARK = 'Kwambokamark';
const OWN = 'kwambokamark-award';
const SHARED = 'health-germany';
/** A week from the day of the tests: a reminder is due. */
const DAY = '2026-11-28';
const TOLD = /2026-?11-?28|28 November 2026/;
const PREFERENCES = {
  educationLevel: 'masters',
  preferredCountries: ['Germany'],
  fieldsOfStudy: ['Public Health'],
};
const LOCAL = { deadline: { kind: 'date', dates: [DAY], text: 'With us on 28 November 2026' } };
const PROGRAMME = {
  id: OWN,
  organization: 'Example University',
  title: `${MARK} Award for Health`,
  page: 'https://uni.example/award',
  description:
    'An award of the university for its own students of public health, given once a year by its senate.',
  location: 'Germany',
  eligibility: [
    { line: 'You study for a master’s degree.', level: { anyOf: ['masters'] } },
    { line: 'You study public health in Germany.', field: { anyOf: ['0988'] }, host: { countries: ['DE'] } },
  ],
  award: { kind: 'full', text: 'All that it costs' },
  tags: ['Local'],
  ...LOCAL,
};
const DRAWING = `export const drawAwardPage = async (input) => ({
  head: '', content: JSON.stringify(input),
  ...(input.kind === 'award' ? { picture: { title: input.award.title, organization: '', money: '', timing: '' } } : {}),
});`;

describe.each(['embedded', 'server'] as const)('what is there for one group, on the %s database', (kind) => {
  let folder: string;
  let test: TestApp;
  let curator: Person;
  let member: Person;
  let outsiders: Record<string, Person>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'laurel-groups-'));
    for (const each of ['server', 'pages']) await mkdir(path.join(folder, each));
    await writeFile(path.join(folder, 'index.html'), '<title>Laurel</title>');
    await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(path.join(folder, 'server/entry-award-pages.js'), DRAWING);
    await writeFile(path.join(folder, 'pages/awards.html'), '<head><!--page--></head><!--content-->');
    const env = { MCP: 'on', PUBLIC_URL: 'https://laurel.example' };
    test = await createTestApp(kind, inject('serverUrl'), { webFolder: folder, env });
    curator = await test.signIn();
    await insertRole(test.services.database.queries, curator.userId, 'curator', new Date());
    member = await at(GROUP);
    outsiders = {
      'of another domain': await at('school.example'),
      'of a domain that ends alike': await at(`not-${GROUP}`),
      'of a part of the domain': await at(`mail.${GROUP}`),
      'whose address is not confirmed': await at(GROUP, false),
    };
    const added = await call(curator, 'POST', '/desk/scholarships', {
      programme: PROGRAMME,
      audience: `${GROUP.toUpperCase()}`,
    });
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    const edited = await call(curator, 'POST', `/desk/scholarships/${SHARED}/edits`, {
      patch: LOCAL,
      audience: GROUP,
    });
    expect(edited.status, JSON.stringify(edited.body)).toBe(201);
    await tell();
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true });
  });

  const call = (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: unknown) =>
    test.call(method, address, { token: person.token, ...(body === undefined ? {} : { body }) });
  const { users, emailConfirmations } = schema;
  const move = (person: Person, domain: string) =>
    test.services.database.queries
      .update(users)
      .set({ emailKey: `${person.userId.toLowerCase()}@${domain}` })
      .where(eq(users.id, person.userId));
  const at = async (domain: string, isConfirmed = true): Promise<Person> => {
    const person = await test.signIn();
    await move(person, domain);
    if (!isConfirmed)
      await test.services.database.queries
        .insert(emailConfirmations)
        .values({ userId: person.userId, tokenHash: person.userId, mailedAt: new Date() });
    await call(person, 'POST', '/ai/preferences', PREFERENCES);
    await call(person, 'PUT', '/users/profile', { profile: { citizenships: ['KE'] } });
    await call(person, 'POST', `/scholarships/${SHARED}/save`, { saved: true });
    return person;
  };
  /** What the worker does within seconds of a change. */
  const tell = async () => {
    for (;;) {
      const change = await oldestPendingChange(test.services.database.queries);
      if (!change) return;
      await notifyOfChanges(test.services, change.version);
    }
  };
  const noticesOf = async (person: Person) =>
    (await call(person, 'GET', '/notifications?limit=100')).body.data.notifications as {
      kind: string;
      title: string;
      body: string;
      scholarshipId: string;
    }[];
  const calendarOf = async (person: Person) => {
    const { body } = await call(person, 'GET', '/calendar');
    return (await test.call('GET', new URL(body.data.url).pathname.replace('/api', ''))).body as string;
  };
  const matchesOf = async (person: Person) =>
    (await call(person, 'POST', '/ai/matches')).body.data.matches as { scholarshipId: string }[];

  it('is matched, found, opened, saved, planned and reminded of by who belongs to it', async () => {
    const match = (await matchesOf(member)).find(({ scholarshipId }) => scholarshipId === OWN);
    expect(JSON.stringify(match)).toContain(MARK);
    expect(
      JSON.stringify((await matchesOf(member)).find(({ scholarshipId }) => scholarshipId === SHARED)),
    ).toMatch(TOLD);
    const found = await call(member, 'GET', `/scholarships?q=${MARK}`);
    expect(found.body.data.scholarships).toMatchObject([{ id: OWN }]);
    expect((await call(member, 'GET', `/scholarships/${OWN}`)).body.data.match.eligible).toBe(true);
    expect((await call(member, 'GET', `/scholarships/${OWN}/changes`)).status).toBe(200);
    expect((await call(member, 'POST', `/scholarships/${OWN}/save`, { saved: true })).status).toBe(200);
    const saved = await call(member, 'GET', '/scholarships/saved/list');
    expect(saved.body.pagination.totalItems).toBe(2);
    for (const one of saved.body.data.savedScholarships) expect(JSON.stringify(one)).toMatch(TOLD);
    expect((await call(member, 'GET', '/scholarships/saved/export.csv')).body).toContain(MARK);
    expect(await calendarOf(member)).toContain(MARK);
    await remindOfDeadlines(test.services, member.userId);
    const notices = JSON.stringify((await call(member, 'GET', '/notifications')).body);
    expect(notices).toContain(MARK);
    expect((await call(member, 'POST', `/scholarships/${OWN}/dismiss`, { dismissed: true })).status).toBe(
      200,
    );
    expect(
      (await call(member, 'GET', '/scholarships/dismissed/list')).body.data.dismissedScholarships,
    ).toMatchObject([{ scholarshipId: OWN, title: PROGRAMME.title }]);
    expect((await matchesOf(member)).map(({ scholarshipId }) => scholarshipId)).not.toContain(OWN);
    await call(member, 'POST', `/scholarships/${OWN}/dismiss`, { dismissed: false });
  });

  it('is told of to who belongs to it: a new award that fits, and a changed one that they saved', async () => {
    const notices = await noticesOf(member);
    expect(notices).toContainEqual(
      expect.objectContaining({
        kind: 'new_match',
        scholarshipId: OWN,
        title: `New match: ${PROGRAMME.title}`,
        body: expect.stringMatching(/^\d+% match\. .*28 November 2026/),
      }),
    );
    expect(notices).toContainEqual(
      expect.objectContaining({ kind: 'changed', scholarshipId: SHARED, body: expect.stringMatching(TOLD) }),
    );
    for (const [who, person] of Object.entries(outsiders)) expect(await noticesOf(person), who).toEqual([]);
  });

  /** Every read of the contract that a student may ask for, and those writes that answer with awards. */
  const asked = allEndpoints()
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ method, access, served }) =>
        served && method === 'GET' && (access === 'public' || access === 'user'),
    )
    .map(({ path: address }) => address.replaceAll(/\{\w+\}/g, OWN));
  const WRITES: [string, unknown][] = [
    ['/ai/matches', {}],
    ['/ai/matches/async', {}],
    ['/matching/find', { preferences: PREFERENCES }],
    ['/matching/what-if', { change: {}, ids: [OWN, SHARED] }],
    [`/scholarships/${OWN}/save`, { saved: true }],
    [`/scholarships/${OWN}/dismiss`, { dismissed: true }],
    [`/scholarships/${OWN}/reports`, { kind: 'other', text: 'What is this?' }],
    ['/essays', { essayText: 'I counted 212 households.', scholarshipId: OWN }],
  ];

  it('is shown to nobody else by any call of the contract', async () => {
    expect(asked.length).toBeGreaterThan(30);
    for (const [who, person] of Object.entries(outsiders)) {
      await remindOfDeadlines(test.services, person.userId);
      for (const [address, body] of WRITES)
        expect(
          JSON.stringify((await call(person, 'POST', address, body)).body),
          `${who}: ${address}`,
        ).not.toContain(MARK);
      for (const address of [...asked, `/scholarships/${SHARED}`, `/scholarships?q=${MARK}`]) {
        const { body } = await call(person, 'GET', address);
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        // The word that was searched for is told as one that was missed.
        if (!address.includes(MARK)) expect(text, `${who}: ${address}`).not.toContain(MARK);
        expect(text, `${who}: ${address}`).not.toMatch(TOLD);
        if (address.includes(MARK)) expect(body.data.scholarships).toEqual([]);
      }
      expect(await calendarOf(person)).not.toMatch(TOLD);
      expect((await call(person, 'GET', `/scholarships/${OWN}`)).status).toBe(404);
    }
  });

  it('is shown to nobody by public pages, sitemaps, open data, the guest’s catalogue and programs that ask', async () => {
    const texts: Record<string, string> = {};
    const read = async (address: string) => {
      texts[address] = (await test.app.inject({ url: address, headers: { accept: 'text/html,*/*' } })).body;
      return texts[address];
    };
    const index = await read('/sitemap.xml');
    const listed = async (text: string) =>
      [...text.matchAll(/<loc>https:\/\/laurel\.example([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    for (const address of await listed(index)) {
      const inner = await read(address);
      for (const page of await listed(inner)) await read(page);
    }
    for (const address of [
      `/awards/${OWN}`,
      `/awards/${SHARED}`,
      '/awards',
      '/api/public/catalogue.nspa.json',
    ])
      await read(address);
    expect(Object.keys(texts).length).toBeGreaterThan(10);
    const { records } = await test.services.catalogue.current();
    texts['everybody’s catalogue'] = JSON.stringify(records);
    const base = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const client = new Client({ name: 'a-test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`)));
    for (const [name, args] of [
      ['search_awards', { q: 'award health' }],
      ['get_award', { id: OWN }],
      ['match_for_facts', { preferences: PREFERENCES, profile: {}, top: 50 }],
    ] as const)
      texts[name] = JSON.stringify(await client.callTool({ name, arguments: args }));
    await client.close();
    for (const [where, text] of Object.entries(texts)) {
      expect(text, where).not.toContain(MARK);
      expect(text, where).not.toMatch(TOLD);
    }
  });

  it('waits at the desk like the rest, where keepers alone see whose it is', async () => {
    expect(
      (await call(member, 'POST', `/scholarships/${OWN}/reports`, { kind: 'other', text: 'A typo.' })).status,
    ).toBe(201);
    const { body } = await call(curator, 'GET', '/desk/queue');
    expect(body.data.items).toContainEqual(
      expect.objectContaining({ scholarshipId: OWN, title: PROGRAMME.title }),
    );
    expect((await call(curator, 'GET', `/desk/scholarships/${OWN}`)).body.data).toMatchObject({
      audience: GROUP,
    });
    const renamed = { patch: { location: 'Norway' } };
    expect((await call(curator, 'POST', `/desk/scholarships/${OWN}/edits`, renamed)).status).toBe(201);
    expect((await call(member, 'GET', `/scholarships/${OWN}`)).body.data.scholarship.location).toBe('Norway');
    const merged = await call(curator, 'POST', `/desk/scholarships/${SHARED}/merge`, { into: OWN });
    expect(merged).toMatchObject({ status: 400 });
    expect((await call(curator, 'GET', '/desk/edits.yaml')).body).not.toContain(MARK);
    expect((await call(curator, 'GET', '/desk/sheet.csv')).body).not.toContain(MARK);
    const twice = { programme: PROGRAMME };
    expect((await call(curator, 'POST', '/desk/scholarships', twice)).status).toBe(409);
    const wrong = { ...renamed, audience: 'no domain' };
    expect((await call(curator, 'POST', `/desk/scholarships/${SHARED}/edits`, wrong)).status).toBe(400);
  });

  it('is joined by a code too, left again, and closed by taking the code back', async () => {
    const { queries } = test.services.database;
    const made = await call(curator, 'POST', '/desk/group-codes', { group: GROUP });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id, code, link } = made.body.data;
    expect(code).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(link).toBe(`https://laurel.example/profile?group-code=${code}#groups`);
    const rows = await queries.select().from(schema.groupCodes);
    const listed = (await call(curator, 'GET', '/desk/group-codes')).body;
    for (const stored of [rows, listed, await queries.select().from(schema.auditLog)])
      expect(JSON.stringify(stored).replaceAll('-', '')).not.toContain(code.replaceAll('-', ''));

    const newcomer = await at('school.example');
    const join = (person: Person, typed = code) => call(person, 'POST', '/users/groups', { code: typed });
    const sees = async () => (await call(newcomer, 'GET', `/scholarships/${OWN}`)).status === 200;
    expect(await sees()).toBe(false);
    expect(await join(newcomer, ` ${code.toUpperCase().replaceAll('-', ' ')}`)).toMatchObject({
      status: 201,
      body: { data: { group: GROUP } },
    });
    expect((await join(newcomer)).status).toBe(201);
    expect((await call(newcomer, 'GET', '/users/groups')).body.data).toEqual([
      { group: GROUP, by: 'code', joinedAt: expect.any(String) },
    ]);
    expect((await call(member, 'GET', '/users/groups')).body.data).toEqual([
      { group: GROUP, by: 'address', joinedAt: null },
    ]);
    expect(await sees()).toBe(true);
    expect((await matchesOf(newcomer)).map(({ scholarshipId }) => scholarshipId)).toContain(OWN);
    expect(JSON.stringify((await call(newcomer, 'GET', `/scholarships/${SHARED}`)).body)).toMatch(TOLD);
    expect((await call(curator, 'GET', '/desk/group-codes')).body.data.codes).toMatchObject([
      { id, group: GROUP, members: 1, revokedAt: null },
    ]);
    expect((await call(newcomer, 'GET', '/users/export')).body.data.groupMembers).toMatchObject([
      { group: GROUP, codeId: id },
    ]);

    expect((await call(newcomer, 'DELETE', `/users/groups/${GROUP}`)).status).toBe(200);
    expect((await call(newcomer, 'DELETE', `/users/groups/${GROUP}`)).status).toBe(404);
    expect(await sees()).toBe(false);
    await join(newcomer);
    expect((await call(curator, 'DELETE', `/desk/group-codes/${id}`)).status).toBe(200);
    expect(await sees()).toBe(true);
    expect((await join(outsiders['of another domain'] ?? newcomer)).status).toBe(404);
    expect((await call(curator, 'DELETE', `/desk/group-codes/${id}?members=true`)).status).toBe(200);
    expect(await sees()).toBe(false);
    expect((await call(member, 'GET', `/scholarships/${OWN}`)).status).toBe(200);
    const past = { group: GROUP, until: '2020-01-01' };
    expect((await call(curator, 'POST', '/desk/group-codes', past)).status).toBe(400);
    const over = (await call(curator, 'POST', '/desk/group-codes', { ...past, until: '2126-01-01' })).body;
    await queries
      .update(schema.groupCodes)
      .set({ expiresAt: new Date('2020-01-02T00:00:00Z') })
      .where(eq(schema.groupCodes.id, over.data.id));
    expect((await join(newcomer, over.data.code)).status).toBe(404);
  });

  it('of several groups what was changed last counts, in every list', async () => {
    const name = 'kibera-scholars';
    const { code } = (await call(curator, 'POST', '/desk/group-codes', { group: name })).body.data;
    const both = await at(GROUP);
    await call(both, 'POST', '/users/groups', { code });
    const later = { deadline: { kind: 'date', dates: ['2026-12-05'], text: 'With them on 5 December 2026' } };
    const edit = { patch: later, audience: name };
    expect((await call(curator, 'POST', `/desk/scholarships/${SHARED}/edits`, edit)).status).toBe(201);
    const LATER = /2026-?12-?05|5 December 2026/;
    for (const address of [`/scholarships/${SHARED}`, '/scholarships/saved/list', '/calendar'])
      expect(
        address === '/calendar'
          ? await calendarOf(both)
          : JSON.stringify((await call(both, 'GET', address)).body),
        address,
      ).toMatch(LATER);
    expect(
      JSON.stringify((await matchesOf(both)).find(({ scholarshipId }) => scholarshipId === SHARED)),
    ).toMatch(LATER);
    expect((await call(both, 'GET', `/scholarships/${OWN}`)).status).toBe(200);
    expect(JSON.stringify((await call(member, 'GET', `/scholarships/${SHARED}`)).body)).not.toMatch(LATER);
    await tell();
    expect((await noticesOf(both)).map(({ body }) => body)).toContainEqual(expect.stringMatching(LATER));
    expect(JSON.stringify(await noticesOf(member))).not.toMatch(LATER);
  });

  it.each<[string, ...{ at: string; gone?: boolean }[]]>([
    ['the same moment', { at: '2026-11-02' }, { at: '2026-11-02' }],
    [
      'both withdrawn, the later change first',
      { at: '2026-11-02', gone: true },
      { at: '2026-11-03', gone: true },
    ],
    ['one withdrawn later', { at: '2026-11-03', gone: true }, { at: '2026-11-02' }],
  ])('the queries and the function take the same row of two groups: %s', async (_what, ...states) => {
    const { queries } = test.services.database;
    const person = await test.signIn();
    // Sorted by letters alone, as some databases do, the first name would stand first.
    const names = ['kiba', 'kib-z'];
    for (const [place, { at, gone }] of states.entries()) {
      const group = names[place] ?? '';
      const record = {
        ...scholarshipFixture()[0],
        id: SHARED,
        title: `As ${group} sees it`,
      } as ScholarshipRecord;
      // What was changed last was withdrawn last.
      const withdrawnAt = gone ? new Date(`2026-11-1${4 + place}`) : null;
      const row = { domain: group, id: SHARED, record, isOwn: false, withdrawnAt, updatedAt: new Date(at) };
      await upsertGroupRow(queries, row);
      const member = { userId: person.userId, group, codeId: 'a-code', joinedAt: new Date() };
      await queries.insert(schema.groupMembers).values(member);
    }
    const rows = (await listGroupRows(queries, [SHARED])).filter(({ domain }) => names.includes(domain));
    const title = seenByGroup<{ title: string }>('record', sql`${person.userId}`, sql`${SHARED}`);
    const [bySubquery] = await queries.select({ record: title }).from(schema.users).limit(1);
    const byQuery = await findRecordSeenBy(queries, person.userId, SHARED);
    for (const row of rows) await deleteGroupRow(queries, row);
    expect(newestById(rows).get(SHARED)?.record.title).toBe('As kib-z sees it');
    expect([byQuery?.record.title, bySubquery?.record?.title]).toEqual([
      'As kib-z sees it',
      'As kib-z sees it',
    ]);
  });

  it('attack: guess at codes, from as many addresses as one likes', async () => {
    const { app } = test;
    const before = app.limitScale;
    app.limitScale = 1;
    try {
      const attacker = await test.signIn();
      const statuses = [];
      for (let guess = 0; guess < 12; guess++)
        statuses.push((await call(attacker, 'POST', '/users/groups', { code: `guess-${guess}` })).status);
      expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
    } finally {
      app.limitScale = before;
    }
  });

  it('stays what it is when an import brings the award anew, and takes over what else changed', async () => {
    const records = scholarshipFixture().map((record) =>
      record.id === SHARED ? { ...record, description: 'Told in other words.' } : record,
    );
    await storeRecords(test.services, records, { source: 'test' });
    const { scholarship } = (await call(member, 'GET', `/scholarships/${SHARED}`)).body.data;
    expect(scholarship).toMatchObject({ deadline: DAY, description: 'Told in other words.' });
    expect((await call(member, 'GET', `/scholarships/${OWN}`)).status).toBe(200);
  });

  it('goes with the address, and comes back with it', async () => {
    await move(member, 'elsewhere.example');
    expect((await call(member, 'GET', `/scholarships/${OWN}`)).status).toBe(404);
    const { pagination, data } = (await call(member, 'GET', '/scholarships/saved/list')).body;
    expect([pagination.totalItems, JSON.stringify(data).includes(MARK)]).toEqual([1, false]);
    expect(JSON.stringify((await call(member, 'GET', '/ai/matches')).body)).not.toContain(MARK);
    expect(await calendarOf(member)).not.toContain(MARK);
    await move(member, GROUP);
    expect((await call(member, 'GET', `/scholarships/${OWN}`)).status).toBe(200);
  });

  it('is as everybody has it once its edits are taken back; who saved an award of its own still sees it', async () => {
    for (const id of [SHARED, OWN]) {
      const { edits } = (await call(curator, 'GET', `/desk/scholarships/${id}`)).body.data;
      for (const edit of edits) await call(curator, 'DELETE', `/desk/edits/${edit.id}`);
    }
    expect((await call(member, 'GET', `/scholarships/${SHARED}`)).body.data.scholarship.deadline).not.toBe(
      DAY,
    );
    expect((await matchesOf(member)).map(({ scholarshipId }) => scholarshipId)).not.toContain(OWN);
    expect(JSON.stringify((await call(member, 'GET', '/scholarships/saved/list')).body)).toContain(MARK);
  });
});
