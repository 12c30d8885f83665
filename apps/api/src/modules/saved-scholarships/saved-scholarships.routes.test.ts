import { schema } from '@laurel/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom, scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { storeRecords } from '../catalogue/index.ts';
import { MAX_SAVED } from './toggle-saved.ts';

describe.each(['embedded', 'server'] as const)('saved scholarships on the %s database', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'));
  });
  afterAll(() => test.close());

  const save = (token: string, id: string, body?: object) =>
    test.call('POST', `/scholarships/${id}/save`, { token, ...(body ? { body } : {}) });

  it('toggles without a wish and sets with one', async () => {
    const { token } = await test.signIn();
    expect((await save(token, 'health-germany')).body.data.isSaved).toBe(true);
    expect((await save(token, 'health-germany')).body.data).toEqual({ isSaved: false, saved: null });
    expect((await save(token, 'health-germany', { saved: true })).body.data.isSaved).toBe(true);
    expect((await save(token, 'health-germany', { saved: true })).body.data.isSaved).toBe(true);
    expect((await save(token, 'health-germany', { saved: false })).body.data.isSaved).toBe(false);
    expect((await save(token, 'health-germany', { saved: false })).body.data.isSaved).toBe(false);
  });

  it(`keeps up to ${MAX_SAVED}, and refuses the next one in kind words`, async () => {
    const { token, userId } = await test.signIn();
    const { queries } = test.services.database;
    const [known] = await queries.select().from(schema.scholarships).limit(1);
    const ids = Array.from({ length: MAX_SAVED - 1 }, (_, at) => `stored-${at}`);
    const now = new Date();
    const row = { notes: '', priority: 'none' as const, applicationStatus: 'not_started' as const };
    await queries
      .insert(schema.scholarships)
      .values(
        ids.map((id) => ({ ...known, id, withdrawnAt: now }) as typeof schema.scholarships.$inferInsert),
      );
    await queries
      .insert(schema.savedScholarships)
      .values(ids.map((id) => ({ ...row, userId, scholarshipId: id, id, createdAt: now, updatedAt: now })));
    expect((await save(token, 'health-germany', { saved: true })).status).toBe(200);
    const { status, body } = await save(token, 'any-field-germany', { saved: true });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'limit_reached',
      message: expect.stringContaining('Please remove one'),
    });
    await save(token, 'health-germany', { saved: false });
    const both = await Promise.all(
      ['health-germany', 'any-field-germany'].map((id) => save(token, id, { saved: true })),
    );
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    await save(token, 'any-field-germany', { saved: false });
    expect((await save(token, 'health-germany', { saved: true })).status).toBe(200);
    // What is saved already can be changed and removed.
    expect((await save(token, 'health-germany', { saved: true, notes: 'Soon' })).status).toBe(200);
    expect((await save(token, 'health-germany', { saved: false })).status).toBe(200);
    expect((await save(token, 'any-field-germany', { saved: true })).status).toBe(200);
  });

  it('agrees when a double click races', async () => {
    const { token } = await test.signIn();
    const both = await Promise.all([1, 2].map(() => save(token, 'health-germany', { saved: true })));
    expect(both.map(({ body }) => body.data.isSaved)).toEqual([true, true]);
    expect((await test.call('GET', '/scholarships/saved/list', { token })).body.pagination.totalItems).toBe(
      1,
    );
  });

  it('lists the fields of the specification with pagination', async () => {
    const { token } = await test.signIn();
    await save(token, 'any-field-germany', { notes: 'Ask Prof. Weber', priority: 'high' });
    const { body } = await test.call('GET', '/scholarships/saved/list', { token });
    expect(body.pagination).toEqual({
      totalItems: 1,
      totalPages: 1,
      currentPage: 1,
      hasPrevPage: false,
      hasNextPage: false,
    });
    expect(body.data.savedScholarships[0]).toMatchObject({
      priority: 'high',
      applicationStatus: 'not_started',
      notes: 'Ask Prof. Weber',
      scholarship: {
        id: 'any-field-germany',
        provider: 'Test Foundation',
        amount: 'Full funding',
        applicationDeadline: '2027-03-01',
        deadlineStatus: 'estimated',
        applicationUrl: 'https://example.org/any-field-germany',
      },
    });
  });

  it('sorts a deadline of which only the month is known by its first day', async () => {
    const { token } = await test.signIn();
    const month = recordFrom({
      id: 'month-only',
      title: 'Month only',
      lines: [],
      deadline: { kind: 'month', dates: ['--01'], text: 'January' },
    });
    await storeRecords(test.services, [...scholarshipFixture(), month]);
    for (const id of ['rolling-france', 'health-germany', 'month-only'])
      await save(token, id, { saved: true });
    const { body } = await test.call('GET', '/scholarships/saved/list?sort=deadline', { token });
    expect(
      body.data.savedScholarships.map((item: { scholarship: { id: string } }) => item.scholarship.id),
    ).toEqual(['month-only', 'health-germany', 'rolling-france']);
  });

  it('names the conditions that are open for the student, once there are preferences', async () => {
    const { token } = await test.signIn();
    await save(token, 'health-germany', { saved: true });
    const open = async () =>
      (await test.call('GET', '/scholarships/saved/list', { token })).body.data.savedScholarships[0]
        .scholarship.openConditions;
    expect(await open()).toBeUndefined();
    await test.call('POST', '/ai/preferences', {
      token,
      body: { educationLevel: 'masters', fieldsOfStudy: ['Public Health'] },
    });
    expect(await open()).toEqual([expect.stringMatching(/Kenya/)]);
    const changed = await test.call('PATCH', '/scholarships/health-germany/save', {
      token,
      body: { priority: 'high' },
    });
    expect(changed.body.data.saved.scholarship.openConditions).toEqual(await open());
    await test.call('PUT', '/users/profile', { token, body: { profile: { citizenships: ['KE'] } } });
    expect(await open()).toEqual([]);
  });

  it('pages, filters and sorts', async () => {
    const { token } = await test.signIn();
    for (const id of ['health-germany', 'any-field-germany', 'rolling-france'])
      await save(token, id, { saved: true });
    await test.call('PATCH', '/scholarships/rolling-france/save', {
      token,
      body: { priority: 'high', applicationStatus: 'submitted' },
    });
    const list = async (query: string) =>
      (await test.call('GET', `/scholarships/saved/list${query}`, { token })).body.data.savedScholarships.map(
        (item: { scholarship: { id: string } }) => item.scholarship.id,
      );
    expect(await list('?limit=2&page=2&sort=title')).toEqual(['rolling-france']);
    expect(await list('?status=submitted')).toEqual(['rolling-france']);
    expect((await list('?sort=priority'))[0]).toBe('rolling-france');
    expect((await list('?sort=deadline')).at(-1)).toBe('rolling-france');
    expect(await list('?page=9')).toEqual([]);
    expect((await test.call('GET', '/scholarships/saved/list?limit=101', { token })).status).toBe(400);
    expect((await test.call('GET', '/scholarships/saved/list?status=lost', { token })).status).toBe(400);
  });

  it('is kept apart for each student', async () => {
    const one = await test.signIn();
    const other = await test.signIn();
    await save(one.token, 'health-germany');
    expect(
      (await test.call('GET', '/scholarships/saved/list', { token: other.token })).body.data
        .savedScholarships,
    ).toEqual([]);
    const change = await test.call('PATCH', '/scholarships/health-germany/save', {
      token: other.token,
      body: { priority: 'low' },
    });
    expect(change.status).toBe(404);
  });

  it('does not know a scholarship that does not exist', async () => {
    const { token } = await test.signIn();
    const { status, body } = await save(token, 'no-such-one');
    expect(status).toBe(404);
    expect(body.error).toBe('Scholarship not found.');
  });

  it('remembers each change of the application status, and no change that is none', async () => {
    const { token } = await test.signIn();
    await save(token, 'health-germany');
    const change = (body: object) => test.call('PATCH', '/scholarships/health-germany/save', { token, body });
    for (const applicationStatus of ['in_progress', 'in_progress', 'submitted', 'waitlisted'])
      await change({ applicationStatus });
    const { body } = await change({ notes: 'On the waiting list' });
    expect(body.data.saved.statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      'in_progress',
      'submitted',
      'waitlisted',
    ]);
  });

  it('keeps a checklist of six steps and the record’s documents, ticked one by one', async () => {
    const { token } = await test.signIn();
    const saved = await save(token, 'health-germany');
    const labels = saved.body.data.saved.checklist.map(({ label }: { label: string }) => label);
    expect(labels).toEqual([
      'Check the conditions',
      'Gather your documents',
      'Ask for references',
      'Write your application',
      'Submit before the deadline',
      'Follow up',
      'CV',
      'Two references',
    ]);
    const tick = (checklist: object) =>
      test.call('PATCH', '/scholarships/health-germany/save', { token, body: { checklist } });
    const done = async () =>
      (
        await test.call('GET', '/scholarships/saved/list', { token })
      ).body.data.savedScholarships[0].checklist.flatMap((entry: { id: string; done: boolean }) =>
        entry.done ? [entry.id] : [],
      );
    // Two tabs at once: neither takes the other's tick away.
    await Promise.all([tick({ 'document:CV': true }), tick({ 'step:conditions': true })]);
    expect(await done()).toEqual(['step:conditions', 'document:CV']);
    await tick({ 'document:CV': true, 'step:conditions': false });
    expect(await done()).toEqual(['document:CV']);
    expect((await tick({ 'document:Nothing': true })).status).toBe(400);
    expect((await tick({ 'document:CV': 'yes' })).status).toBe(400);
    expect(await done()).toEqual(['document:CV']);
  });

  it('ticks a document once for all saved awards that ask for it, those saved later among them', async () => {
    const { token } = await test.signIn();
    const other = await test.signIn();
    const [one, two, later] = ['health-germany', 'rolling-france', 'any-field-germany'] as const;
    const tick = (id: string, checklist: object, by = token) =>
      test.call('PATCH', `/scholarships/${id}/save`, { token: by, body: { checklist } });
    const done = async (by = token) => {
      const { body } = await test.call('GET', '/scholarships/saved/list', { token: by });
      return Object.fromEntries(
        body.data.savedScholarships.map(
          ({
            scholarship,
            checklist,
          }: {
            scholarship: { id: string };
            checklist: { id: string; done: boolean }[];
          }) => [scholarship.id, checklist.filter((entry) => entry.done).map(({ id }) => id)],
        ),
      );
    };
    for (const id of [one, two]) await save(token, id);
    await save(other.token, one);
    const answer = await tick(one, { 'document:CV': true, 'step:conditions': true });
    expect(answer.body.data.saved.checklist).toContainEqual({
      id: 'document:CV',
      kind: 'document',
      label: 'CV',
      done: true,
      sharedBy: 'cv',
    });
    expect(await done()).toEqual({ [one]: ['step:conditions', 'document:CV'], [two]: ['document:CV'] });
    expect(await done(other.token)).toEqual({ [one]: [] });
    await save(token, later);
    expect((await done())[later]).toEqual(['document:CV']);
    // Unticked on one, it is unticked on all; the steps of each stay.
    await tick(two, { 'document:CV': false });
    expect(await done()).toEqual({ [one]: ['step:conditions'], [two]: [], [later]: [] });
    // What is brought back has the ticks of today.
    await tick(two, { 'document:CV': true });
    await save(token, one, { saved: false });
    await tick(two, { 'document:CV': false });
    await save(token, one, { saved: true, restore: true });
    expect(await done()).toEqual({ [one]: ['step:conditions'], [two]: [], [later]: [] });
    // Two tabs at two awards at once: no deadlock, and no tick is lost.
    await Promise.all([tick(one, { 'document:CV': true }), tick(two, { 'document:Two references': true })]);
    expect(await done()).toEqual({
      [one]: ['step:conditions', 'document:CV', 'document:Two references'],
      [two]: ['document:CV', 'document:Two references'],
      [later]: ['document:CV', 'document:Two references'],
    });
    const exported = await test.call('GET', '/users/export', { token });
    expect(JSON.stringify(exported.body)).toContain('kind:cv');
  });

  it('unticks on all what was ticked on one before documents were shared', async () => {
    const { token, userId } = await test.signIn();
    for (const id of ['health-germany', 'rolling-france']) await save(token, id);
    await test.services.database.queries
      .update(schema.savedScholarships)
      .set({ checklistDone: ['document:CV'] })
      .where(eq(schema.savedScholarships.userId, userId));
    await test.call('PATCH', '/scholarships/rolling-france/save', {
      token,
      body: { checklist: { 'document:CV': false } },
    });
    const { body } = await test.call('GET', '/scholarships/saved/list', { token });
    for (const { checklist } of body.data.savedScholarships)
      expect(checklist.filter(({ done }: { done: boolean }) => done)).toEqual([]);
  });

  it('keeps the deadline, steps and referees that the student added, each part by itself', async () => {
    const { token } = await test.signIn();
    await save(token, 'rolling-france');
    const change = (plan: object) =>
      test.call('PATCH', '/scholarships/rolling-france/save', { token, body: { plan } });
    const kept = async () =>
      (await test.call('GET', '/scholarships/saved/list', { token })).body.data.savedScholarships[0];
    expect((await kept()).plan).toEqual({ steps: [], referees: [] });
    const steps = [{ id: 'a', label: 'Call the office', day: '2027-01-02', done: false }];
    const referees = [{ id: 'r', name: 'Dr Obi', state: 'asked' }];
    await change({ deadline: '2027-03-01' });
    await change({ steps });
    await change({ referees });
    expect((await kept()).plan).toEqual({ deadline: '2027-03-01', steps, referees });
    expect((await kept()).scholarship).toMatchObject({
      applicationDeadline: '2027-03-01',
      deadlineStatus: 'announced',
    });
    await change({ deadline: null, steps: [] });
    expect((await kept()).plan).toEqual({ steps: [], referees });
    expect((await kept()).scholarship.deadlineStatus).toBe('rolling');
  });

  it.each([
    [{ deadline: 'soon' }],
    [{ steps: [{ id: 'a', label: ' ', done: false }] }],
    [{ steps: [{ id: '../a', label: 'Call', done: false }] }],
    [{ steps: Array.from({ length: 31 }, (_, id) => ({ id: String(id), label: 'Call', done: false })) }],
    [{ steps: ['a', 'a'].map((id) => ({ id, label: 'Call', done: false })) }],
    [{ referees: [{ id: 'r', name: 'Dr Obi', state: 'maybe' }] }],
  ])('attack: refuses the plan %j and keeps what there was', async (plan) => {
    const { token } = await test.signIn();
    await save(token, 'rolling-france');
    const answer = await test.call('PATCH', '/scholarships/rolling-france/save', { token, body: { plan } });
    expect(answer.status).toBe(400);
    const list = await test.call('GET', '/scholarships/saved/list', { token });
    expect(list.body.data.savedScholarships[0].plan).toEqual({ steps: [], referees: [] });
  });

  it('brings back what was written on a removed one where that is asked for, and only then', async () => {
    const { token } = await test.signIn();
    const other = await test.signIn();
    const change = {
      notes: 'Ask Dr Obi',
      priority: 'high',
      applicationStatus: 'in_progress',
      checklist: { 'document:CV': true },
      plan: { deadline: '2027-03-01' },
    };
    const wish = (body: object, by = token) =>
      test.call('POST', '/scholarships/health-germany/save', { token: by, body });
    const written = async () => {
      const { body } = await test.call('GET', '/scholarships/saved/list', { token });
      const { notes, priority, applicationStatus, checklist, plan } = body.data.savedScholarships[0];
      const ticked = checklist.filter(({ done }: { done: boolean }) => done).length;
      return { notes, priority, applicationStatus, ticked, deadline: plan.deadline };
    };
    await wish({ saved: true });
    await test.call('PATCH', '/scholarships/health-germany/save', { token, body: change });
    const before = await written();
    await wish({ saved: false });
    expect((await wish({ saved: true, restore: true }, other.token)).body.data.saved.notes).toBe('');
    await wish({ saved: true, restore: true });
    expect(await written()).toEqual(before);
    await wish({ saved: false });
    await wish({ saved: true });
    expect(await written()).toMatchObject({ notes: '', priority: 'none', applicationStatus: 'not_started' });
  });

  it('plans milestones back from the deadline, and none where no day is known', async () => {
    const { token } = await test.signIn();
    const planned = async (id: string) => (await save(token, id)).body.data.saved.scholarship.milestones;
    expect(await planned('any-field-germany')).toEqual([
      { document: 'Two references', label: 'Ask your referees: Two references', day: '2027-02-01' },
      { document: 'CV', label: 'Get ready: CV', day: '2027-02-22' },
    ]);
    expect(await planned('rolling-france')).toEqual([]);
  });

  it('exports the student’s own list as a CSV file', async () => {
    const { token } = await test.signIn();
    const other = await test.signIn();
    await save(other.token, 'rolling-france', { notes: 'not mine' });
    await save(token, 'health-germany', { notes: '=1+1' });
    const { status, headers, body } = await test.call('GET', '/scholarships/saved/export.csv', { token });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="saved-scholarships-2026-11-21.csv"');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.split('\r\n')).toHaveLength(3);
    expect(body).toContain('Public Health in Germany');
    expect(body).toContain("'=1+1");
    expect(body).not.toContain('not mine');
  });

  it('refuses an unknown priority and an empty change', async () => {
    const { token } = await test.signIn();
    expect((await save(token, 'health-germany', { priority: 'urgent' })).status).toBe(400);
    await save(token, 'health-germany', { saved: true });
    expect((await test.call('PATCH', '/scholarships/health-germany/save', { token, body: {} })).status).toBe(
      400,
    );
  });
});
