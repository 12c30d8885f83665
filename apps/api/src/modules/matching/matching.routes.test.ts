import { gunzipSync } from 'node:zlib';
import type { WhatIfData } from '@laurel/contract';
import { schema } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startWorker } from '../../main/start-worker.ts';
import { newId } from '../../platform/new-id.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom } from '../../testing/scholarship-fixture.ts';
import { matchingJob, runMatchingJob } from './matching.jobs.ts';
import { deleteResultsBefore, insertJob } from './matching.repository.ts';

const preferences = {
  preferredCountries: ['Germany'],
  educationLevel: 'masters',
  fieldsOfStudy: ['Public Health'],
  gpa: 3.2,
  budgetRange: 'full',
};

const untilEnded = async (test: TestApp, token: string, jobId: string) => {
  for (;;) {
    const { body } = await test.call('GET', `/ai/job/${jobId}/status`, { token });
    if (body.status === 'completed' || body.status === 'failed') return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe.each(['embedded', 'server'] as const)('matching on the %s database', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'));
  });
  afterAll(() => test.close());

  const studentWithPreferences = async () => {
    const student = await test.signIn();
    await test.call('POST', '/ai/preferences', { token: student.token, body: preferences });
    return student;
  };

  it('has no preferences and no matches for a new student', async () => {
    const { token } = await test.signIn();
    expect((await test.call('GET', '/ai/preferences', { token })).body).toEqual({
      success: true,
      data: null,
    });
    expect((await test.call('GET', '/ai/matches', { token })).body).toEqual({
      success: true,
      data: null,
      cached: false,
      generatedAt: null,
    });
  });

  it('asks for preferences before it matches', async () => {
    const { token } = await test.signIn();
    for (const path of ['/ai/matches', '/ai/matches/async', '/ai/matches/regenerate']) {
      const { status, body } = await test.call('POST', path, { token });
      expect(status).toBe(409);
      expect(body.code).toBe('preferences_required');
    }
  });

  it('refuses preferences that break a rule, names the field and keeps what was saved', async () => {
    const { token } = await studentWithPreferences();
    const { status, body } = await test.call('POST', '/ai/preferences', {
      token,
      body: { ...preferences, educationLevel: '', gpa: 5 },
    });
    expect(status).toBe(400);
    expect(body.details.map((detail: { field: string }) => detail.field).sort()).toEqual([
      'educationLevel',
      'gpa',
    ]);
    expect((await test.call('GET', '/ai/preferences', { token })).body.data.gpa).toBe(3.2);
  });

  it('answers a start with the matches, best first, beside a job that has ended, and serves them from then on', async () => {
    const { token, userId } = await studentWithPreferences();
    const start = await test.call('POST', '/ai/matches/async', { token });
    expect(start.status).toBe(202);
    expect(start.body).toMatchObject({
      success: true,
      cached: false,
      jobId: expect.any(String),
      estimatedTime: expect.any(String),
      data: { metadata: { cached: false } },
    });

    const job = (await test.call('GET', `/ai/job/${start.body.jobId}/status`, { token })).body;
    expect(job).toMatchObject({ success: true, status: 'completed', progress: 100 });
    expect(start.body.data).toEqual(job.data);
    const ids = job.data.matches.map((match: { scholarshipId: string }) => match.scholarshipId);
    expect(ids).toContain('health-germany');
    expect(ids).not.toContain('closed-last-month');
    expect(ids).not.toContain('doctorate-only');
    expect(ids).not.toContain('gpa-three-five');
    const scores = job.data.matches.map((match: { matchScore: number }) => match.matchScore);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(job.data.metadata.cached).toBe(false);
    expect(job.data.notEligible.map((match: { scholarshipId: string }) => match.scholarshipId)).toContain(
      'gpa-three-five',
    );

    const again = await test.call('POST', '/ai/matches/async', { token });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ success: true, cached: true });
    expect(again.body.data.matches).toEqual(job.data.matches);
    const stored = await test.call('GET', '/ai/matches', { token });
    expect(stored.body).toMatchObject({ success: true, cached: true, generatedAt: expect.any(String) });
    expect(stored.body.data.metadata.cached).toBe(true);
    const jobs = await test.services.database.queries.$count(
      schema.matchingJobs,
      eq(schema.matchingJobs.userId, userId),
    );
    expect(jobs, 'what is served as stored is not matched again').toBe(1);
  });

  it('never serves stale matches: other preferences or facts start anew', async () => {
    const { token } = await studentWithPreferences();
    await test.call('POST', '/ai/matches', { token });
    await test.call('PUT', '/matching/preferences', { token, body: { ...preferences, gpa: 3.8 } });
    expect((await test.call('GET', '/ai/matches', { token })).body.data).toBeNull();
    await test.call('POST', '/ai/matches', { token });
    await test.call('PUT', '/users/profile', { token, body: { profile: { citizenships: ['KE'] } } });
    expect((await test.call('GET', '/ai/matches', { token })).body.data).toBeNull();
  });

  it('answers stored matches again as it answered them first, compressed or not, and to nobody else', async () => {
    const { token } = await studentWithPreferences();
    await test.call('POST', '/ai/matches', { token });
    const first = await test.call('GET', '/ai/matches', { token });
    expect(first.body).toMatchObject({ cached: true, data: { metadata: { cached: true } } });
    expect((await test.call('GET', '/ai/matches', { token })).body).toEqual(first.body);
    const zipped = await test.app.inject({
      url: '/api/ai/matches',
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
    });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(first.body);
    const other = await studentWithPreferences();
    expect((await test.call('GET', '/ai/matches', { token: other.token })).body.data).toBeNull();
  });

  it('forgets matches that are older than they are kept, and no other', async () => {
    const { token } = await studentWithPreferences();
    const { generatedAt } = (await test.call('POST', '/ai/matches', { token })).body;
    const stored = async () => (await test.call('GET', '/ai/matches', { token })).body.data !== null;
    const { queries } = test.services.database;
    await deleteResultsBefore(queries, new Date(generatedAt));
    expect(await stored()).toBe(true);
    await deleteResultsBefore(queries, new Date(Date.parse(generatedAt) + 1));
    expect(await stored()).toBe(false);
  });

  it.each(['"garbage"', '{}', 'null'])(
    'takes stored matches that were damaged to %s for none',
    async (damage) => {
      const { token, userId } = await studentWithPreferences();
      await test.call('POST', '/ai/matches', { token });
      const { queries } = test.services.database;
      await queries.execute(sql`update match_results set data = ${damage}::jsonb where user_id = ${userId}`);
      const { status, body } = await test.call('GET', '/ai/matches', { token });
      expect(status).toBe(200);
      expect(body.data).toBeNull();
      expect((await test.call('POST', '/ai/matches/async', { token })).body.cached).toBe(false);
    },
  );

  it('raises a match to High once the fact it needs is known', async () => {
    const { token } = await studentWithPreferences();
    const score = async () => {
      const { body } = await test.call('POST', '/ai/matches', { token });
      return body.data.matches.find(
        (match: { scholarshipId: string }) => match.scholarshipId === 'health-germany',
      )?.matchScore;
    };
    expect(await score()).toBeLessThan(80);
    await test.call('PUT', '/users/profile', { token, body: { profile: { citizenships: ['KE'] } } });
    expect(await score()).toBeGreaterThanOrEqual(80);
    await test.call('PUT', '/users/profile', { token, body: { profile: { citizenships: ['FR'] } } });
    expect(await score()).toBeUndefined();
  });

  it('has one live job for each student, however many starts race', async () => {
    const { token } = await studentWithPreferences();
    const starts = await Promise.all(
      Array.from({ length: 8 }, () => test.call('POST', '/ai/matches/regenerate', { token })),
    );
    expect(starts.every(({ status }) => status === 202)).toBe(true);
    expect(starts.some(({ body }) => body.data)).toBe(true);
    const ids = new Set(starts.map(({ body }) => body.jobId));
    for (const id of ids) expect((await untilEnded(test, token, id)).status).toBe('completed');
    // Later starts may find the first job done; at no time were two alive.
    expect(ids.size).toBeLessThan(8);
  });

  it('keeps jobs from other students', async () => {
    const { token } = await studentWithPreferences();
    const { body } = await test.call('POST', '/ai/matches/regenerate', { token });
    const other = await test.signIn();
    expect((await test.call('GET', `/ai/job/${body.jobId}/status`, { token: other.token })).status).toBe(404);
    expect((await test.call('GET', '/ai/job/no-such-job/status', { token })).body.error).toBe(
      'Request expired. Please try again.',
    );
  });

  it('answers what-if questions and stores nothing', async () => {
    const { token } = await test.signIn();
    const { status, body } = await test.call('POST', '/matching/find', { token, body: { preferences } });
    expect(status).toBe(200);
    expect(body.data.matches.length).toBeGreaterThan(0);
    expect(body.data.whatIf).toBeInstanceOf(Array);
    for (const { opens, settles } of body.data.whatIf) expect(opens + settles).toBeGreaterThan(0);
    expect((await test.call('GET', '/ai/preferences', { token })).body.data).toBeNull();
    expect((await test.call('GET', '/ai/cache/stats', { token })).body.data).toMatchObject({
      entries: 0,
      catalogueVersion: '1',
    });
  });
});

describe('what if the start, a score or a grade were another one', () => {
  let test: TestApp;
  beforeAll(async () => {
    const line = (id: string, text: string, criterion: object, deadline?: ScholarshipRecord['deadline']) =>
      recordFrom({ id, title: id, lines: [[text, { ...criterion }]], ...(deadline ? { deadline } : {}) });
    test = await createTestApp('embedded', inject('serverUrl'), {
      records: [
        line('anyone', 'For a master’s degree.', { kind: 'level', anyOf: ['masters'] }),
        line('graded', 'A grade of 3.5 of 4.0.', { kind: 'gpa', min: 3.5, scale: '4.0' }),
        line('tested', 'IELTS 7.', { kind: 'language', language: 'en', test: 'IELTS', min: 7 }),
        line(
          'in-march',
          'For a master’s degree in March.',
          { kind: 'level', anyOf: ['masters'] },
          { kind: 'date', dates: ['2027-03-01'], text: '1 March 2027' },
        ),
      ],
    });
  });
  afterAll(() => test.close());

  const ids = ['graded', 'tested', 'in-march', 'nobody-knows'];
  const ask = async (change: object) => {
    const { token } = await test.signIn();
    const before = await test.call('POST', '/matching/what-if', { token, body: { change: {}, ids } });
    expect(before.body.code).toBe('preferences_required');
    await test.call('POST', '/ai/preferences', { token, body: { ...preferences, gpa: 3.2 } });
    await test.call('PUT', '/users/profile', {
      token,
      body: { profile: { tests: [{ test: 'IELTS', score: 6 }] } },
    });
    const { status, body } = await test.call('POST', '/matching/what-if', { token, body: { change, ids } });
    expect(status).toBe(200);
    const { body: after } = await test.call('GET', '/users/profile', { token });
    expect(after.data.user.profile, 'nothing is stored').toEqual({ tests: [{ test: 'IELTS', score: 6 }] });
    const { standings, ...others } = body.data;
    return {
      ...others,
      standings: Object.fromEntries(
        standings.map(({ id, changed }: WhatIfData['standings'][number]) => [id, changed]),
      ),
    };
  };

  it('tells nothing new without a change', async () => {
    expect(await ask({})).toEqual({
      matches: { now: 2, changed: 2 },
      opens: { total: 0, best: [] },
      closes: { total: 0, best: [] },
      standings: { graded: 'not_eligible', tested: 'not_eligible', 'in-march': 'fits' },
    });
  });

  it.each([
    ['a grade', { grade: { value: 3.6, scale: '4.0' } }, 'graded', 'fits'],
    ['a score', { test: { test: 'IELTS', score: 7.5 } }, 'tested', 'fits'],
  ])('lights awards up by %s', async (_what, change, id, standing) => {
    const { matches, opens, standings } = await ask(change);
    expect(matches).toEqual({ now: 2, changed: 3 });
    expect(opens).toMatchObject({ total: 1, best: [{ id }] });
    expect(standings[id]).toBe(standing);
  });

  it('puts awards out that come too late for an earlier start', async () => {
    const { closes, standings } = await ask({ intendedStart: '2027-02' });
    // The other award closes on 1 March of every year.
    expect(closes.total).toBe(2);
    expect(standings['in-march']).toBe('too_late');
  });
});

describe.each(['embedded', 'server'] as const)('a queued matching job on the %s database', (kind) => {
  let test: TestApp;
  let token: string;
  let userId: string;
  beforeAll(async () => {
    const env = { MATCH_IN_REQUEST_MAX: '0' };
    test = await createTestApp(kind, inject('serverUrl'), { runJobs: false, env });
    ({ token, userId } = await test.signIn());
    await test.call('POST', '/ai/preferences', { token, body: preferences });
  });
  afterAll(() => test.close());

  const runAfterLostRuns = async (lost: number) => {
    const now = new Date();
    const id = newId();
    await insertJob(test.services.database.queries, {
      id,
      userId,
      status: 'processing',
      message: 'Waiting to start',
      progress: 0,
      attempts: lost,
      createdAt: now,
    });
    await matchingJob(test.services).handle({ jobId: id });
    return (await test.call('GET', `/ai/job/${id}/status`, { token })).body;
  };

  it('outlives nine processes that were killed while it ran', async () => {
    expect((await runAfterLostRuns(9)).status).toBe('completed');
  });

  it('is given up when ten have ended with it, because it may be what ends them', async () => {
    expect(await runAfterLostRuns(10)).toMatchObject({
      status: 'failed',
      error: 'Matching process failed. Please try again.',
    });
  });

  it('fails in its first run when it would fail in each', async () => {
    const { queries } = test.services.database;
    await queries.execute(sql`update preferences set data = '"damaged"'::jsonb where user_id = ${userId}`);
    expect(await runAfterLostRuns(0)).toMatchObject({
      status: 'failed',
      error: 'Matching process failed. Please try again.',
    });
    await test.call('POST', '/ai/preferences', { token, body: preferences });
    expect((await runAfterLostRuns(0)).status).toBe('completed');
  });

  it('reports how many scholarships it checks, and no progress before a step has ended', async () => {
    const { queries } = test.services.database;
    const id = newId();
    const waiting = { status: 'queued' as const, message: 'Waiting to start', progress: 0 };
    await insertJob(queries, { id, userId, ...waiting, createdAt: new Date() });
    const { columns, ...catalogue } = await test.services.catalogue.current();
    const seen: unknown[] = [];
    const look = async () => {
      const { body } = await test.call('GET', `/ai/job/${id}/status`, { token });
      seen.push({ status: body.status, message: body.message, progress: body.progress });
    };
    // Polled while the first step is under way.
    const watched = { ...catalogue, columns: () => look().then(columns) };
    const index = { current: async () => watched, seenBy: async () => watched };
    await runMatchingJob({ ...test.services, catalogue: index }, id, true);
    await look();
    const total = catalogue.matched.length;
    expect(seen).toEqual([
      { status: 'processing', message: `Checking ${total} scholarships`, progress: 0 },
      { status: 'completed', message: 'Matches Ready!', progress: 100 },
    ]);
  });

  it('is run by the next worker when there was none', async () => {
    const { body } = await test.call('POST', '/ai/matches/regenerate', { token });
    expect(body).toMatchObject({ success: true, cached: false, estimatedTime: expect.any(String) });
    expect(body.data).toBeUndefined();
    const second = await test.call('POST', '/ai/matches/regenerate', { token });
    expect(second.status).toBe(202);
    expect(second.body.jobId).toBe(body.jobId);
    const waiting = await test.call('GET', `/ai/job/${body.jobId}/status`, { token });
    expect(waiting.body).toMatchObject({ status: 'queued', progress: 0, message: 'Waiting to start' });
    const worker = await startWorker(test.services, true);
    await worker.begin();
    const ended = await untilEnded(test, token, body.jobId);
    expect(ended.status).toBe('completed');
    expect(ended.data.matches.length).toBeGreaterThan(0);
    await worker.stop();
  });
});
