import { allEndpoints } from '@laurel/contract';
import { schema } from '@laurel/db';
import { DAY_MS } from '@laurel/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, TEST_PASSWORD, TEST_SECRET, type TestApp } from '../../testing/create-test-app.ts';
import { startPageServer } from '../../testing/page-server.ts';
import { recordFrom, scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { until } from '../../testing/until.ts';
import { createTokens, insertRole } from '../auth/index.ts';
import { insertProposals, storeRecords } from '../catalogue/index.ts';
import { deleteSource, listSourcesDue, updateSource, upsertSource } from '../import/index.ts';
import { proposingHeldBack } from './index.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const AWARD = 'health-germany';
const DATED = { deadline: { kind: 'date', dates: ['2027-04-15'], text: 'Closes on 15 April 2027' } };
const NAME = 'Kwambokamark';
const PREFERENCES = {
  educationLevel: 'masters',
  preferredCountries: ['Germany'],
  fieldsOfStudy: ['Public Health'],
  careerGoals: NAME,
};

const atDesk = allEndpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ access, served }) => served && (access === 'curator' || access === 'operator'));

describe.each(['embedded', 'server'] as const)('the desk on the %s database', (kind) => {
  let test: TestApp;
  let curator: Person;
  let student: Person;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'));
    curator = await test.signIn();
    student = await test.signIn();
    await insertRole(test.services.database.queries, curator.userId, 'curator', new Date());
    await call(student, 'PUT', '/users/profile', { firstName: NAME, profile: { citizenships: ['KE'] } });
    await call(student, 'POST', '/ai/preferences', PREFERENCES);
    await call(student, 'POST', `/scholarships/${AWARD}/save`, { saved: true });
  });
  afterAll(() => test.close());

  const call = (
    person: Person | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) =>
    test.call(method, path, {
      ...(person ? { token: person.token } : {}),
      ...(body === undefined ? {} : { body }),
    });
  const report = async (text: string, award = AWARD): Promise<string> => {
    expect(
      (await call(student, 'POST', `/scholarships/${award}/reports`, { kind: 'wrong_fact', text })).status,
    ).toBe(201);
    const { body } = await call(student, 'GET', `/scholarships/${award}`);
    return body.data.scholarship.reports[0].id;
  };
  const queue = async (query = '') => (await call(curator, 'GET', `/desk/queue${query}`)).body;
  const award = async (id = AWARD) => (await call(curator, 'GET', `/desk/scholarships/${id}`)).body.data;
  const actOf = async (requestId: unknown) =>
    (
      await test.services.database.queries
        .select()
        .from(schema.auditLog)
        .where(eq(schema.auditLog.requestId, String(requestId)))
    )[0];

  it('is not there for a visitor, a student, nor anybody with a token that is no keeper’s', async () => {
    const ours = createTokens([TEST_SECRET], 15);
    const expired = await ours.issueAccessToken(student.userId, 'gone', new Date(Date.now() - 3_600_000));
    const nowhere = await call(student, 'GET', '/desk-that-nobody-knows');
    for (const { method, path } of atDesk) {
      const address = path.replaceAll(/\{\w+\}/g, AWARD);
      for (const token of [undefined, student.token, 'made.up.token', expired]) {
        const answer = await test.call(method, address, {
          ...(token ? { token } : {}),
          body: { nonsense: true },
        });
        expect(answer.status, `${method} ${path}`).toBe(404);
        expect({ ...answer.body, requestId: '' }).toEqual({ ...nowhere.body, requestId: '' });
      }
    }
    const profile = await call(student, 'GET', '/users/profile');
    expect(profile.body.data.user).not.toHaveProperty('roles');
    expect(JSON.stringify((await test.call('GET', '/openapi.json')).body)).not.toContain('/desk');
  });

  it('is there for whom it was granted, who is told so, and asks for a new token when theirs has expired', async () => {
    expect((await call(curator, 'GET', '/users/profile')).body.data.user.roles).toEqual(['curator']);
    const again = await test.call('POST', '/auth/login', {
      body: { email: curator.email, password: TEST_PASSWORD },
    });
    expect(again.body.user.roles).toEqual(['curator']);
    expect((await call(curator, 'GET', '/desk/queue')).status).toBe(200);
    const ours = createTokens([TEST_SECRET], 15);
    const expired = await ours.issueAccessToken(curator.userId, 'gone', new Date(Date.now() - 3_600_000));
    expect((await test.call('GET', '/desk/queue', { token: expired })).status).toBe(401);
  });

  it('shows what waits, that which concerns the most students first', async () => {
    const others = scholarshipFixture().filter(({ id }) => id !== AWARD);
    const other = others[0]?.id ?? expect.fail('one more is needed');
    await report('The age limit is 35.', other);
    await report('The deadline is 15 April.');
    // The count runs every five seconds: between the two reports it would know of the other award alone, and put it first.
    await until(async () =>
      (await queue()).data.items.every(
        ({ reach }: { reach: { matched: number | null } }) => reach.matched !== null,
      ),
    );
    const { data, pagination } = await queue();
    expect(data.items.map(({ scholarshipId }: { scholarshipId: string }) => scholarshipId)).toEqual([
      AWARD,
      other,
    ]);
    expect(data.items[0]).toMatchObject({
      kind: 'report',
      about: 'wrong_fact',
      text: 'The deadline is 15 April.',
      reach: { saved: 1, matched: 1 },
    });
    expect(data.counts).toEqual({ report: 2, proposal: 0, held: 0, link: 0 });
    expect(pagination).toMatchObject({ totalItems: 2 });
    expect((await queue('?limit=1&page=2')).data.items).toHaveLength(1);
    expect((await queue('?kind=proposal')).data.items).toEqual([]);
    const found = await queue(`?q=${encodeURIComponent('public HEALTH in germany')}`);
    expect(found.data.items).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(student.userId);
  });

  it('mends what was reported in one act: the record, its calendar and the answer to who reported it', async () => {
    const id = (await award()).reports[0].id;
    const preview = await call(curator, 'POST', `/desk/scholarships/${AWARD}/preview`, { patch: DATED });
    expect(preview.body.data.students).toHaveLength(12);
    expect(preview.body.data.deadline.after).not.toBe(preview.body.data.deadline.before);

    const answer = { state: 'mended', answer: 'You were right: it closes on 15 April 2027.', patch: DATED };
    const done = await call(curator, 'POST', `/desk/reports/${id}/answer`, answer);
    expect(done).toMatchObject({ status: 200, body: { data: { outcome: 'done' } } });
    const seen = (await call(student, 'GET', `/scholarships/${AWARD}`)).body.data;
    expect(seen.scholarship).toMatchObject({ deadline: '2027-04-15', deadlineStatus: 'announced' });
    expect(seen.scholarship.reports[0]).toMatchObject({ state: 'mended', answer: answer.answer });
    const notices = (await call(student, 'GET', '/notifications')).body.data.notifications;
    expect(notices).toContainEqual(
      expect.objectContaining({ kind: 'report', body: answer.answer, scholarshipId: AWARD }),
    );
    const calendar = (await call(student, 'GET', '/calendar')).body.data.url;
    expect((await test.call('GET', new URL(calendar).pathname.replace('/api', ''))).body).toContain(
      '20270415',
    );
    const matches = await call(student, 'POST', '/ai/matches');
    const match = matches.body.data.matches.find(
      (each: { scholarshipId: string }) => each.scholarshipId === AWARD,
    );
    expect(JSON.stringify(match)).toContain('2027-04-15');

    const act = await actOf(done.headers['x-request-id']);
    expect(act).toMatchObject({ act: 'POST /desk/reports/{id}/answer', subject: null });
    expect(act?.details).toMatchObject({
      keys: 'deadline',
      before: expect.any(String),
      after: expect.any(String),
    });
    expect(JSON.stringify(act)).not.toContain(student.userId);
    const twice = await call(curator, 'POST', `/desk/reports/${id}/answer`, {
      state: 'rejected',
      answer: 'It is right.',
    });
    expect(twice).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await award()).edits).toHaveLength(1);
  });

  it('takes an edit back, once, and the record is as it was', async () => {
    const { edits, deadline } = await award();
    const undone = await call(curator, 'DELETE', `/desk/edits/${edits[0].id}`);
    expect(undone.status).toBe(200);
    const after = await award();
    expect(after.deadline).not.toBe(deadline);
    expect(after.edits[0].undoneAt).not.toBeNull();
    expect((await call(curator, 'DELETE', `/desk/edits/${edits[0].id}`)).status).toBe(404);
  });

  it('says in a sentence what is wrong with a change, and makes none of it', async () => {
    const before = await award();
    const refused = async (patch: object) =>
      (await call(curator, 'POST', `/desk/scholarships/${AWARD}/edits`, { patch })).body.error;
    expect(await refused({ title: 'x' })).toContain('title');
    expect(await refused({ nonsense: 1 })).toContain('nonsense');
    expect(await refused({ deadline: { kind: 'date', dates: ['--03-01'], text: 'In March' } })).toContain(
      'YYYY-MM-DD',
    );
    expect(await refused({ deadline: { kind: 'date', dates: ['2027-02-30'], text: 'In March' } })).toContain(
      'no such day',
    );
    expect(await refused({})).toBe('The change says nothing.');
    expect(await award()).toEqual(before);
    expect(
      (await call(curator, 'POST', '/desk/scholarships/nobody-knows/edits', { patch: DATED })).status,
    ).toBe(404);
  });

  it('changes conditions in the words of the catalogue’s files, and shows for whom', async () => {
    const { programme } = await award();
    const eligibility = [
      ...programme.eligibility,
      { line: 'Only citizens of Nepal may apply.', citizenship: { anyOf: ['NP'] } },
    ];
    const patch = { eligibility };
    const { body } = await call(curator, 'POST', `/desk/scholarships/${AWARD}/preview`, { patch });
    const kenyan = body.data.students[0];
    expect([kenyan.before.eligible, kenyan.after.eligible]).toEqual([true, false]);
    // What the editor shows is what it may send back: the same programme changes nothing.
    const same = await call(curator, 'POST', `/desk/scholarships/${AWARD}/preview`, {
      patch: { eligibility: programme.eligibility },
    });
    for (const each of same.body.data.students) expect(each.after).toEqual(each.before);
  });

  it('decides about proposals: accepts, corrects, rejects, each once', async () => {
    const { queries } = test.services.database;
    const proposal = (after: string) => ({
      scholarshipId: AWARD,
      source: 'crawl' as const,
      fact: 'deadline',
      before: 'Usually 1 March',
      after,
      patch: DATED,
      where: { url: 'https://example.org/page', place: 'Deadlines' },
    });
    await insertProposals(queries, ['first', 'second', 'third'].map(proposal), new Date());
    const { proposals } = await award();
    const [first, second, third] = proposals.map(({ id }: { id: string }) => id);
    const decide = (id: string, body: object) => call(curator, 'POST', `/desk/proposals/${id}/decide`, body);
    expect((await decide(first, { decision: 'accepted' })).status).toBe(200);
    expect((await decide(first, { decision: 'rejected' })).status).toBe(409);
    expect((await decide(second, { decision: 'corrected' })).status).toBe(400);
    const corrected = { ...DATED, deadline: { ...DATED.deadline, dates: ['2027-05-01'] } };
    expect((await decide(second, { decision: 'corrected', patch: corrected })).status).toBe(200);
    expect((await decide(third, { decision: 'rejected' })).status).toBe(200);
    const after = await award();
    expect(after.proposals).toEqual([]);
    expect(after.deadline).toContain('1 May 2027');
    expect((await decide('nobody-knows', { decision: 'rejected' })).status).toBe(404);
  });

  it('brings what an import holds back into the same queue: listed after all, left out for good, or merged, and undone', async () => {
    const listing = (id: string) => ({
      ...recordFrom({
        id,
        title: `Prize Fund ${id}`,
        lines: [['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }]],
      }),
      warnings: [{ kind: 'draw' as const, field: 'description', quote: 'One name is drawn.' }],
    });
    const ids = ['held-accepted', 'held-rejected', 'held-merged'];
    const source = { source: 'sheet' };
    const listings = () =>
      ids.map((id) => ({ ...listing(id), provenance: { ...listing(id).provenance, ...source } }));
    await storeRecords(test.services, listings());
    const look = () => proposingHeldBack(test.services).run(new AbortController().signal);
    await look();
    await call(student, 'POST', '/scholarships/held-rejected/save', { saved: true });
    await report('It is gone.', 'health-germany');
    const held = await queue('?kind=held');
    expect(held.data.counts).toMatchObject({ held: 3 });
    expect(held.data.items[0]).toMatchObject({
      scholarshipId: 'held-rejected',
      about: 'held back',
      text: 'Listed in spite of: draw (“One name is drawn.”)',
      reach: { saved: 1 },
    });
    const all = (await queue()).data.items.map(
      ({ scholarshipId }: { scholarshipId: string }) => scholarshipId,
    );
    expect(all.indexOf('held-rejected')).toBeLessThan(all.indexOf('held-accepted'));

    const isListed = async (id: string) => {
      const { body } = await call(
        student,
        'GET',
        `/scholarships?q=${encodeURIComponent(`Prize Fund ${id}`)}`,
      );
      return body.data.scholarships.some((each: { id: string }) => each.id === id);
    };
    const decide = async (id: string, decision: string) => {
      const [proposal] = (await award(id)).proposals;
      expect(
        (await call(curator, 'POST', `/desk/proposals/${proposal.id}/decide`, { decision })).status,
      ).toBe(200);
    };
    expect(await isListed('held-accepted')).toBe(false);
    await decide('held-accepted', 'accepted');
    expect(await isListed('held-accepted')).toBe(true);
    // The import brings the listing again, and a warning that nobody has looked at.
    await storeRecords(test.services, listings());
    expect(await isListed('held-accepted')).toBe(true);
    await decide('held-rejected', 'rejected');
    await call(curator, 'POST', '/desk/scholarships/held-merged/merge', { into: AWARD });
    await look();
    expect((await queue('?kind=held')).data.items).toEqual([]);
    expect(await isListed('held-rejected')).toBe(false);
    const { edits } = await award('held-accepted');
    await call(curator, 'DELETE', `/desk/edits/${edits[0].id}`);
    expect(await isListed('held-accepted')).toBe(false);
    await look();
    expect((await queue('?kind=held')).data.items).toMatchObject([{ scholarshipId: 'held-accepted' }]);
    expect((await call(curator, 'GET', '/desk/edits.yaml')).body).not.toContain('screened');
  });

  it('tells how sources are imported, and lets operators alone pause them and have them imported now', async () => {
    const site = await startPageServer({
      '/list.csv': 'title,provider,link\nLake Prize,Lake Fund,https://lake.example/prize\n',
    });
    const { database, clock } = test.services;
    const settings = { everyHours: 24, maxPages: 10, only: null, allowHosts: [site.host] };
    const sources = async () => (await call(curator, 'GET', '/desk/sources')).body.data.sources;
    const operator = await test.signIn();
    await insertRole(database.queries, operator.userId, 'operator', new Date());
    const act = async (name: string) =>
      (await call(operator, 'POST', '/desk/sources/lake/acts', { act: name })).status;
    try {
      await upsertSource(
        database.queries,
        { name: 'lake', url: site.url('/list.csv'), ...settings },
        clock.now(),
      );
      await until(async () => (await sources())[0]?.lastOkAt !== null);
      const [first] = await sources();
      expect(first).toMatchObject({
        records: 1,
        failures: 0,
        lastError: null,
        lastCounts: { added: 1, refused: 0 },
      });
      expect(Date.parse(first.nextAt)).toBeGreaterThan(Date.now());

      expect((await call(curator, 'POST', '/desk/sources/lake/acts', { act: 'run' })).status).toBe(404);
      expect(await act('pause')).toBe(200);
      expect((await sources())[0]).toMatchObject({ nextAt: null, pausedAt: expect.any(String) });
      expect(await act('run')).toBe(409);
      await updateSource(database.queries, 'lake', { dueAt: new Date(0) });
      expect(await listSourcesDue(database.queries, clock.now())).toEqual([]);
      await updateSource(database.queries, 'lake', { dueAt: new Date(Date.now() + DAY_MS) });
      expect(await act('resume')).toBe(200);
      expect(await act('run')).toBe(200);
      await until(async () => (await sources())[0]?.lastOkAt !== first.lastOkAt);
      expect((await sources())[0].lastCounts).toMatchObject({ added: 0, unchanged: 1 });
      expect((await call(operator, 'POST', '/desk/sources/nobody/acts', { act: 'run' })).status).toBe(404);
    } finally {
      await deleteSource(database.queries, 'lake');
      await site.close();
    }
  });

  it('adds awards of its own, which no import takes away, and says which one another repeats', async () => {
    const programme = {
      id: 'example-town-grant',
      organization: 'Example Town',
      title: 'Example Town Grant',
      page: 'https://example.org/grant',
      description: 'A grant of the town for its own students, given once a year by the council of the town.',
      location: 'Anywhere',
      eligibility: [
        { line: 'You live in Example Town.' },
        { line: 'You study for a master’s degree.', level: { anyOf: ['masters'] } },
      ],
      award: { kind: 'unknown', text: 'What the council grants' },
      deadline: { kind: 'date', dates: ['2027-06-01'], text: 'Closes on 1 June 2027' },
      tags: ['Local'],
    };
    expect((await call(curator, 'POST', '/desk/scholarships', { programme })).status).toBe(201);
    expect((await call(curator, 'POST', '/desk/scholarships', { programme })).status).toBe(409);
    await storeRecords(test.services, scholarshipFixture(), { source: 'test' });
    expect(await award('example-town-grant')).toMatchObject({ source: 'local', isWithdrawn: false });
    const merged = await call(curator, 'POST', '/desk/scholarships/example-town-grant/merge', {
      into: AWARD,
    });
    expect(merged.status).toBe(201);
    const { programme: ended } = await award('example-town-grant');
    expect(ended.ended).toMatchObject({ successorId: AWARD });
  });

  it('gives the catalogue as a table, and takes it back changed, with a look before', async () => {
    const csv: string = (await call(curator, 'GET', '/desk/sheet.csv')).body;
    const same = await call(curator, 'POST', '/desk/sheet', { csv, apply: true });
    expect(same.body.data.changes).toEqual([]);
    const [heading, ...lines] = csv.split('\r\n');
    const line =
      lines.find((each) => each.startsWith('closed-') || each.includes('--')) ??
      expect.fail('no yearly deadline');
    const changed = line.replace(/'?--\d\d-\d\d/, '--09-30');
    const sheet = [heading, changed, 'nobody-knows,Nothing'].join('\r\n');
    const look = await call(curator, 'POST', '/desk/sheet', { csv: sheet, apply: true });
    expect(look.body.data.applied).toBe(false);
    expect(look.body.data.changes).toMatchObject([
      { patch: { deadline: { dates: ['--09-30'] } } },
      { problem: 'No scholarship has this id.' },
    ]);
    const made = await call(curator, 'POST', '/desk/sheet', {
      csv: [heading, changed].join('\r\n'),
      apply: true,
    });
    expect(made.body.data.applied).toBe(true);
    const yaml = (await call(curator, 'GET', '/desk/edits.yaml')).body;
    expect(yaml).toContain('--09-30');
  });

  it('shows nothing about a student, and no call of theirs, wherever a curator looks', async () => {
    const operatorOnly = atDesk.filter(({ access }) => access === 'operator');
    for (const { method, path } of operatorOnly)
      expect((await call(curator, method, path.replaceAll(/\{\w+\}/g, student.userId), {})).status).toBe(404);
    const reads = atDesk.filter(({ method, access }) => method === 'GET' && access === 'curator');
    for (const { path } of reads) {
      const { status, body } = await call(curator, 'GET', path.replaceAll(/\{\w+\}/g, AWARD));
      expect(status, path).toBe(200);
      for (const secret of [NAME, student.userId, student.email])
        expect(JSON.stringify(body), path).not.toContain(secret);
    }
  });
});

describe('the desk where two persons look', () => {
  it.each(['embedded', 'server'] as const)(
    'lets nobody accept their own change, on the %s database',
    async (kind) => {
      const test = await createTestApp(kind, inject('serverUrl'), { env: { DESK_TWO_PERSONS: 'true' } });
      try {
        const [first, second] = [await test.signIn(), await test.signIn()];
        for (const { userId } of [first, second])
          await insertRole(test.services.database.queries, userId, 'curator', new Date());
        const as = (person: Person, method: 'GET' | 'POST', path: string, body?: object) =>
          test.call(method, path, { token: person.token, ...(body ? { body } : {}) });
        const made = await as(first, 'POST', `/desk/scholarships/${AWARD}/edits`, { patch: DATED });
        expect(made.body.data.outcome).toBe('waits');
        const waiting = async (person: Person) =>
          (await as(person, 'GET', `/desk/scholarships/${AWARD}`)).body.data.proposals[0];
        expect(await waiting(first)).toMatchObject({ isMine: true });
        const { id, isMine } = await waiting(second);
        expect(isMine).toBe(false);
        const accept = (person: Person) =>
          as(person, 'POST', `/desk/proposals/${id}/decide`, { decision: 'accepted' });
        expect((await accept(first)).status).toBe(409);
        expect((await accept(second)).status).toBe(200);
        const { body } = await as(first, 'GET', `/desk/scholarships/${AWARD}`);
        expect(body.data.deadline).toContain('15 April 2027');
      } finally {
        await test.close();
      }
    },
  );
});
