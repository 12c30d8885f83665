import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom, scholarshipFixture } from '../../testing/scholarship-fixture.ts';

const QUESTION = {
  kind: 'claim',
  question: 'armenian-descent',
  text: 'Are you of Armenian descent?',
  label: 'of Armenian descent',
  theme: 'heritage',
};

const forArmenians = recordFrom({
  id: 'armenian-aid',
  title: 'Armenian Aid',
  lines: [
    ['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }],
    ['Of Armenian descent.', QUESTION],
  ],
});

/** Nobody was asked for a gender. */
const FOR_WOMEN = { questionId: 'gender:female', question: 'Are you a woman?', label: 'a woman', count: 1 };

describe.each(['embedded', 'server'] as const)('awards for few on the %s database', (kind) => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'), {
      records: [...scholarshipFixture(), forArmenians],
    });
    ({ token } = await test.signIn());
    const body = { educationLevel: 'masters', preferredCountries: ['Germany'] };
    await test.call('POST', '/ai/preferences', { token, body });
  });
  afterAll(() => test.close());

  const answer = async (claims: Record<string, string> | null) => {
    await test.call('PUT', '/users/profile', { token, body: { profile: { claims } } });
    const { data } = (await test.call('POST', '/ai/matches', { token })).body;
    const idsOf = (list: { scholarshipId: string }[]) => list.map(({ scholarshipId }) => scholarshipId);
    return { ...data, ids: idsOf(data.matches), missed: idsOf(data.notEligible) };
  };

  it('wait outside the matches until the student says to be one of them', async () => {
    const { ids, missed, onlyForSome, waiting, summary } = await answer(null);
    expect(ids).not.toContain('armenian-aid');
    expect(missed).not.toContain('armenian-aid');
    expect(summary.totalMatches).toBe(ids.length);
    expect(waiting).toBe(2);
    expect(onlyForSome).toEqual([
      {
        questionId: 'armenian-descent',
        question: 'Are you of Armenian descent?',
        label: 'of Armenian descent',
        count: 1,
      },
      FOR_WOMEN,
    ]);
  });

  it('join the matches with a yes', async () => {
    const { ids, onlyForSome } = await answer({ 'armenian-descent': 'yes' });
    expect(ids).toContain('armenian-aid');
    expect(onlyForSome).toEqual([FOR_WOMEN]);
  });

  it('are not eligible with a no', async () => {
    const { ids, missed } = await answer({ 'armenian-descent': 'no' });
    expect(ids).not.toContain('armenian-aid');
    expect(missed).toContain('armenian-aid');
  });

  it('stay in the saved list', async () => {
    await answer(null);
    await test.call('POST', '/scholarships/armenian-aid/save', { token, body: { saved: true } });
    const { body } = await test.call('GET', '/scholarships/saved/list', { token });
    expect(body.data.savedScholarships).toHaveLength(1);
  });

  it('show their open question on their own page', async () => {
    const { body } = await test.call('GET', '/scholarships/armenian-aid', { token });
    expect(body.data.match.criteria.map(({ outcome }: { outcome: string }) => outcome)).toContain('unknown');
  });

  it('show their questions, which an export holds and one call erases', async () => {
    const { body } = await test.call('GET', '/matching/questions', { token });
    expect(body.data.questions).toEqual([
      {
        id: 'armenian-descent',
        question: 'Are you of Armenian descent?',
        label: 'of Armenian descent',
        theme: 'heritage',
        awards: 1,
      },
    ]);
    await answer({ 'armenian-descent': 'yes' });
    const exported = (await test.call('GET', '/users/export', { token })).body.data;
    expect(JSON.stringify(exported)).toContain('"armenian-descent":"yes"');
    await answer(null);
    const profile = (await test.call('GET', '/users/profile', { token })).body.data.user.profile;
    expect(profile).not.toHaveProperty('claims');
  });
});
