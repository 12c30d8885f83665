import { describe, expect, test } from 'vitest';
import { parseProgrammeFile, type ReadResult } from './read-programme-files.ts';
import { programmeWith, readFile } from './testing/example-programme.ts';

const line = 'Applicants must have what this line says they must have.';
const messages = (result: ReadResult) => result.problems.map(({ message }) => message);
const withLine = (predicates: Record<string, unknown>) =>
  messages(readFile([programmeWith({ eligibility: [{ line, ...predicates }, { line }] })]));
const withAward = (award: Record<string, unknown>) =>
  messages(readFile([programmeWith({ award: { kind: 'full', text: 'All costs', ...award } })]));

describe('a file of the catalogue', () => {
  test('is read when it keeps to the format', () => {
    const { files, problems } = readFile([programmeWith({})]);
    expect(problems).toEqual([]);
    expect(files[0]?.content.programmes[0]?.id).toBe('example-public-health');
  });

  test('that is not YAML is told and left out', () => {
    const result: ReadResult = { files: [], problems: [] };
    parseProgrammeFile('europe/broken.yaml', 'organization: "Example', result);
    expect(result.files).toEqual([]);
    expect(result.problems[0]).toMatchObject({
      file: 'europe/broken.yaml',
      message: expect.stringMatching(/^not YAML/),
    });
  });

  test('names the programme and the line of a problem', () => {
    const { problems } = readFile([
      programmeWith({ eligibility: [{ line }, { line, gpa: { min: 3, scale: 4 } }] }),
    ]);
    expect(problems[0]).toMatchObject({
      file: 'europe/example.yaml',
      programme: 'example-public-health',
      message: expect.stringMatching(/^eligibility line 2, gpa, scale: 4 is not one of '4.0'/),
    });
  });

  test('with an unknown key is refused, so that a misspelt key loses no fact', () => {
    expect(messages(readFile([programmeWith({ benefit: ['Tuition'] })]))).toEqual([
      "programme: unknown key 'benefit'",
    ]);
    expect(withLine({ citizenships: { anyOf: ['DE'] } })[0]).toMatch(/unknown key 'citizenships'/);
  });

  test('whose key is a piece of a sentence is told to quote its text', () => {
    expect(withLine({ 'and live there': null })[0]).toMatch(/stands in quotes/);
  });

  test.each(['title', 'page', 'description', 'location', 'eligibility', 'award', 'deadline', 'tags'])(
    'without %s is refused',
    (key) => {
      expect(messages(readFile([programmeWith({ [key]: undefined })]))[0]).toMatch(new RegExp(`^${key}`));
    },
  );

  test('with no programme is refused', () => {
    expect(messages(readFile([]))[0]).toMatch(/at least one programme/);
  });
});

describe('a predicate', () => {
  test.each([
    ['citizenship', { anyOf: ['KE', 'US-TX', 'group:eu'], orStatuses: ['permanent-resident:US'] }],
    ['residence', { minYears: 3 }],
    ['level', { anyOf: ['phd'], of: 'current' }],
    ['field', { noneOf: ['0912'] }],
    ['gpa', { min: 3, scale: '4.0' }],
    ['age', { max: 34, onDate: '--10-01' }],
    ['work', { minYears: 2 }],
    ['language', { language: 'en', test: 'IELTS', min: 6.5 }],
    ['gender', { anyOf: ['female'] }],
    ['need', {}],
    ['firstGeneration', {}],
    ['disability', {}],
    ['minority', { groups: [] }],
    ['host', { institutions: ['Example University'] }],
    ['enrolment', { anyOf: ['admitted'], fullTime: true }],
    ['other', { status: 'refugee' }],
  ])('%s is read', (kind, values) => {
    expect(withLine({ [kind]: values })).toEqual([]);
  });

  test.each([
    ['citizenship', {}, /at least one of anyOf, noneOf, orStatuses/],
    ['citizenship', { anyOf: [] }, /at least one place/],
    ['citizenship', { anyOf: ['Kenya'] }, /ISO code/],
    ['residence', {}, /at least one of/],
    ['level', { anyOf: ['bachelor'] }, /'bachelor' is not one of|"bachelor" is not one of/],
    ['field', { anyOf: [912] }, /in quotes/],
    ['field', { anyOf: ['9'] }, /two, three or four digits/],
    ['gpa', { min: 3 }, /not one of/],
    ['age', { min: 40, max: 30 }, /min is above max/],
    ['age', {}, /at least one of min, max/],
    ['work', { minYears: 0 }, /no condition/],
    ['language', { language: 'English' }, /ISO 639-1/],
    ['need', true, /./],
    ['host', {}, /countries, institutions/],
    ['other', { status: 'Veteran' }, /permanent-resident/],
  ])('%s %j is refused', (kind, values, message) => {
    expect(withLine({ [kind]: values })[0]).toMatch(message);
  });
});

describe('an award', () => {
  test('may have no figure when none is known', () => {
    expect(withAward({})).toEqual([]);
  });

  test('needs its currency with a figure, and a figure with a currency', () => {
    expect(withAward({ min: 100 })[0]).toMatch(/go together/);
    expect(withAward({ currency: 'EUR' })[0]).toMatch(/go together/);
    expect(withAward({ currency: 'EUR', min: 100 })).toEqual([]);
  });

  test('has its least amount not above its most', () => {
    expect(withAward({ currency: 'EUR', min: 101, max: 100 })[0]).toMatch(/min is above max/);
    expect(withAward({ currency: 'EUR', min: 100, max: 100 })).toEqual([]);
  });

  test('of kind amount states the amount', () => {
    expect(withAward({ kind: 'amount' })[0]).toMatch(/needs currency/);
  });
});

describe('a text', () => {
  const titled = (title: string) => messages(readFile([programmeWith({ title })]));

  test('stays within its length, at both ends', () => {
    expect(titled('Four')[0]).toMatch(/shorter than 5/);
    expect(titled('Fives')).toEqual([]);
    expect(titled('x'.repeat(140))).toEqual([]);
    expect(titled('x'.repeat(141))[0]).toMatch(/longer than 140/);
  });

  test('holds no HTML and no space at its ends', () => {
    expect(titled('Example <b>Award</b>')[0]).toMatch(/HTML/);
    expect(titled('Example Award ')[0]).toMatch(/spaces/);
  });
});
