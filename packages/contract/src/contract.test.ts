import { describe, expect, it } from 'vitest';
import { allEndpoints, firstName, newPassword, preferences, profile } from './index.ts';
import { buildOpenApi } from './openapi.ts';

const messages = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message) ?? [];

describe('endpoints', () => {
  it('have one owner for each method and path', () => {
    const keys = allEndpoints().map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('hold every call of the specification, section 7', () => {
    const keys = new Set(allEndpoints().map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
    const specified = [
      'GET /health',
      'POST /auth/login',
      'POST /auth/register',
      'POST /auth/logout',
      'POST /auth/refresh',
      'POST /auth/forgot-password',
      'POST /auth/reset-password',
      'GET /users/profile',
      'PUT /users/profile',
      'DELETE /users/account',
      'GET /scholarships',
      'GET /scholarships/{id}',
      'POST /scholarships/{id}/save',
      'GET /scholarships/saved/list',
      'POST /matching/find',
      'PUT /matching/preferences',
      'GET /ai/preferences',
      'POST /ai/preferences',
      'GET /ai/matches',
      'POST /ai/matches',
      'POST /ai/matches/async',
      'GET /ai/job/{id}/status',
      'POST /ai/matches/regenerate',
      'GET /ai/cache/stats',
      'POST /essays',
      'GET /essays',
      'GET /essays/{id}',
    ];
    expect(specified.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('name every path parameter in a schema', () => {
    for (const { endpoint } of allEndpoints()) {
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
      const shape = (endpoint.params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
      expect(Object.keys(shape), endpoint.path).toEqual(named);
    }
  });
});

describe('the OpenAPI document', () => {
  it('describes each served call and no other, and none of the desk', () => {
    const paths = buildOpenApi().paths as Record<string, Record<string, unknown>>;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = allEndpoints().filter(
      ({ endpoint }) => endpoint.served && ['public', 'user'].includes(endpoint.access),
    );
    expect(described.sort()).toEqual(
      served.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort(),
    );
  });
});

describe('field rules', () => {
  it('speak the specification’s words for a password', () => {
    expect(messages(newPassword.safeParse(''))).toEqual(['Password is required']);
    expect(messages(newPassword.safeParse('abc'))).toEqual([
      'Password must be at least 8 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
    ]);
    expect(messages(newPassword.safeParse('Abcdefg1'))).toEqual([]);
  });

  it('accept names of every script and refuse digits', () => {
    for (const name of ['Zoë', 'O’Neill', "D'Arcy", 'Nguyễn', '李明', 'Anne-Marie', 'मीरा']) {
      expect(messages(firstName.safeParse(name)), name).toEqual([]);
    }
    expect(messages(firstName.safeParse('R2'))).toEqual([
      'First name can only contain letters, spaces, hyphens, and apostrophes',
    ]);
    expect(messages(firstName.safeParse('A'))).toEqual(['First name must be at least 2 characters long']);
  });

  it('take 99 letters for a name and refuse 100', () => {
    expect(messages(firstName.safeParse('a'.repeat(99)))).toEqual([]);
    expect(messages(firstName.safeParse('a'.repeat(100)))).toEqual([
      'First name must be less than 100 characters',
    ]);
  });
});

describe('preferences', () => {
  it('fill in the specified defaults', () => {
    expect(preferences.parse({ educationLevel: 'masters' })).toEqual({
      preferredCountries: [],
      educationLevel: 'masters',
      fieldsOfStudy: [],
      gpa: null,
      budgetRange: 'any',
      applicationDeadlinePreference: 'any',
      languageRequirements: ['English'],
      workExperience: 0,
      researchInterests: '',
      careerGoals: '',
      hasDisability: false,
      isFirstGeneration: false,
      isMinority: false,
      needBasedOnly: false,
    });
  });

  it('ignore empty and repeated entries', () => {
    const parsed = preferences.parse({
      educationLevel: 'phd',
      preferredCountries: [' Germany', 'germany', '', '  '],
      languageRequirements: [],
    });
    expect(parsed.preferredCountries).toEqual(['Germany']);
    expect(parsed.languageRequirements).toEqual(['English']);
  });

  it.each([
    ['abc', 0],
    ['', 0],
    [null, 0],
    ['3', 3],
    [3, 3],
    [0, 0],
  ])('read %j years of work as %d', (workExperience, years) => {
    expect(preferences.parse({ educationLevel: 'phd', workExperience }).workExperience).toBe(years);
  });

  it.each([-1, 2.5, 81])('refuse %d years of work', (workExperience) => {
    expect(preferences.safeParse({ educationLevel: 'phd', workExperience }).success).toBe(false);
  });

  it('take a GPA of 4.0 and refuse 4.01 and three decimals', () => {
    expect(preferences.safeParse({ educationLevel: 'phd', gpa: 4 }).success).toBe(true);
    expect(preferences.safeParse({ educationLevel: 'phd', gpa: 4.01 }).success).toBe(false);
    expect(preferences.safeParse({ educationLevel: 'phd', gpa: 3.999 }).success).toBe(false);
  });
});

describe('the facts of a student', () => {
  it('of the first version are read as before', () => {
    const first = { citizenships: ['KE'], statuses: ['refugee'], minorityGroups: ['roma'] };
    expect(profile.parse(first)).toEqual(first);
  });

  it('of the second version are kept as they were given', () => {
    const second = {
      answers: { financialNeed: 'yes', disability: 'no' },
      stage: { now: 'undergraduate', year: 2, finishes: '2027-06', transferring: true },
      degrees: [{ level: 'bachelor', field: 'Physics', country: 'KE', awarded: '2024-07' }],
      schooling: [{ place: 'US-UT', level: 'secondary' }],
      statuses: ['refugee:DE', 'stateless'],
      groups: ['Navajo'],
      disabilities: ['Low vision'],
      household: { income: { amount: 30000, currency: 'USD', year: 2026 }, size: 4 },
      exams: [{ name: 'KCSE', rank: 12 }],
      claims: { 'armenian-descent': 'no' },
    };
    expect(profile.parse(second)).toEqual(second);
  });

  it.each([
    ['an answer that is neither yes nor no', { answers: { disability: 'perhaps' } }],
    ['an answer to a question that there is not', { answers: { height: 'yes' } }],
    ['a stage that there is not', { stage: { now: 'kindergarten' } }],
  ])('refuse %s', (_, wrong) => {
    expect(profile.safeParse(wrong).success).toBe(false);
  });

  it('hold the answers to a thousand questions and no more', () => {
    const claims = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`question-${index}`, 'no']));
    expect(profile.safeParse({ claims: claims(1000) }).success).toBe(true);
    expect(profile.safeParse({ claims: claims(1001) }).success).toBe(false);
  });

  it('hold pace and a finer level beside the form', () => {
    const wish = { educationLevel: 'other', pace: 'part-time', studyLevel: 'vocational' } as const;
    expect(preferences.parse(wish)).toMatchObject(wish);
  });
});
