import { schema } from '@laurel/db';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { MAX_DISMISSED } from './dismissed-scholarships.routes.ts';

const preferences = {
  preferredCountries: ['Germany'],
  educationLevel: 'masters',
  fieldsOfStudy: ['Public Health'],
  gpa: null,
  languageRequirements: ['English'],
};

describe.each(['embedded', 'server'] as const)('“Not for me” on the %s database', (kind) => {
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
  const dismiss = (token: string, id: string, body: object) =>
    test.call('POST', `/scholarships/${id}/dismiss`, { token, body });
  const listed = async (token: string) =>
    (await test.call('GET', '/scholarships/dismissed/list', { token })).body;
  const matched = async (token: string) => {
    const { data } = (await test.call('POST', '/ai/matches', { token })).body;
    const ids = [...data.matches, ...data.nextRound, ...data.notEligible].map(
      (match: { scholarshipId: string }) => match.scholarshipId,
    );
    return { ...data, ids };
  };

  it('takes a scholarship out of every list at once, and brings it back to its place', async () => {
    const { token } = await studentWithPreferences();
    const before = await matched(token);
    const [first] = before.ids;
    const answer = await dismiss(token, first, { dismissed: true, reason: 'wrong_place' });
    expect(answer.body).toMatchObject({ data: { isDismissed: true, reason: 'wrong_place' } });
    const stored = await test.call('GET', '/ai/matches', { token });
    expect(stored.body.data).toBeNull();
    const after = await matched(token);
    expect(after.ids).toEqual(before.ids.slice(1));
    expect(after.dismissed).toBe(1);
    expect(after.summary.totalMatches).toBe(before.summary.totalMatches - 1);
    expect((await listed(token)).data.dismissedScholarships).toEqual([
      {
        scholarshipId: first,
        title: expect.any(String),
        organization: expect.any(String),
        reason: 'wrong_place',
        dismissedAt: expect.any(String),
      },
    ]);
    expect((await dismiss(token, first, { dismissed: false })).body.data).toEqual({
      isDismissed: false,
      reason: null,
    });
    const again = await matched(token);
    expect(again.ids).toEqual(before.ids);
    expect(again.dismissed).toBe(0);
  });

  it('takes a reason later, keeps one when none is said again, and is one row for two clicks', async () => {
    const { token } = await test.signIn();
    const id = 'health-germany';
    await Promise.all([1, 2].map(() => dismiss(token, id, { dismissed: true })));
    expect((await dismiss(token, id, { dismissed: true, reason: 'too_little' })).body.data.reason).toBe(
      'too_little',
    );
    expect((await dismiss(token, id, { dismissed: true })).body.data.reason).toBe('too_little');
    const { pagination, data } = await listed(token);
    expect(pagination.totalItems).toBe(1);
    expect(data.dismissedScholarships[0].reason).toBe('too_little');
  });

  it('is nobody else’s, and refuses an unknown scholarship or reason', async () => {
    const [one, other] = [await test.signIn(), await test.signIn()];
    await dismiss(one.token, 'health-germany', { dismissed: true });
    expect((await listed(other.token)).pagination.totalItems).toBe(0);
    await dismiss(other.token, 'health-germany', { dismissed: false });
    expect((await listed(one.token)).pagination.totalItems).toBe(1);
    expect((await dismiss(one.token, 'no-such-award', { dismissed: true })).status).toBe(404);
    expect((await dismiss(one.token, 'no-such-award', { dismissed: false })).status).toBe(200);
    const refused = await dismiss(one.token, 'health-germany', { dismissed: true, reason: 'ugly' });
    expect(refused.status).toBe(400);
    expect(refused.body.details[0].field).toBe('reason');
    expect((await dismiss(one.token, 'health-germany', {})).status).toBe(400);
  });

  it(`remembers ${MAX_DISMISSED}, and refuses the next one in kind words`, async () => {
    const { token, userId } = await test.signIn();
    const { queries } = test.services.database;
    const [known] = await queries.select().from(schema.scholarships).limit(1);
    const now = new Date();
    const ids = Array.from({ length: MAX_DISMISSED }, (_, at) => `dismissed-${at}`);
    await queries
      .insert(schema.scholarships)
      .values(
        ids.map((id) => ({ ...known, id, withdrawnAt: now }) as typeof schema.scholarships.$inferInsert),
      );
    await queries
      .insert(schema.dismissedScholarships)
      .values(ids.map((scholarshipId) => ({ userId, scholarshipId, reason: null, createdAt: now })));
    const { status, body } = await dismiss(token, 'health-germany', { dismissed: true });
    expect(status).toBe(409);
    expect(body.message).toContain('bring one of them back');
    expect((await listed(token)).pagination.totalItems).toBe(MAX_DISMISSED);
    expect((await dismiss(token, 'dismissed-0', { dismissed: true, reason: 'too_little' })).status).toBe(200);
  });
});
