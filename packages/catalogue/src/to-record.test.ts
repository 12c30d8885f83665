import { describe, expect, test } from 'vitest';
import { recordProblems } from './record-problems.ts';
import { EXAMPLE_PAGE, programmeWith, readFile } from './testing/example-programme.ts';
import { toRecord } from './to-record.ts';

const recordWith = (changes: Record<string, unknown>) => {
  const { files, problems } = readFile([programmeWith(changes)]);
  const programme = files[0]?.content.programmes[0];
  if (programme === undefined) throw new Error(JSON.stringify(problems));
  return toRecord('Example Foundation', programme);
};

test('each predicate of a line becomes a criterion that quotes the line', () => {
  const record = recordWith({});
  expect(record.criteria.map(({ id }) => id)).toEqual(['citizenship-1', 'level-1', 'field-1', 'host-1']);
  expect(record.criteria[1]?.evidence).toEqual(record.criteria[2]?.evidence);
  expect(record.criteria[1]?.evidence[0]?.quote).toBe("For a master's degree in public health or nursing.");
  expect(recordProblems(record)).toEqual([]);
});

test('a narrowed quote points to its place in the eligibility text', () => {
  const line = 'Citizens of Chad, preferably women, may apply.';
  const record = recordWith({
    eligibility: [
      { line: 'Open at every level of study.', none: {} },
      { line, quote: 'preferably women', strength: 'preferred', gender: { anyOf: ['female'] } },
    ],
  });
  const [criterion] = record.criteria;
  expect(criterion).toMatchObject({ kind: 'gender', strength: 'preferred' });
  expect(criterion?.evidence).toEqual([
    { field: 'eligibility', start: 48, end: 64, quote: 'preferably women' },
  ]);
  expect(record.eligibility.slice(48, 64)).toBe('preferably women');
});

test('fields that a line leaves out of another condition are taught, those that it excludes are not', () => {
  const taught = (...lines: object[]) =>
    recordWith({
      eligibility: [
        { line: 'For every level of study.', none: {} },
        { line: 'At Example University.', host: { countries: ['DE'], institutions: ['Example University'] } },
        ...lines,
      ],
    }).criteria.find(({ kind }) => kind === 'teaching');
  const outside = { field: { noneOf: ['02'] } };
  expect(taught({ line: 'Not for the arts.', ...outside })).toMatchObject({ noneOf: ['02'] });
  const freed = taught({
    line: 'In the arts, a master.',
    alternative: 'm',
    degree: { anyOf: ['master'] },
    ...outside,
  });
  expect(freed).toBeDefined();
  expect(freed).not.toHaveProperty('noneOf');
});

test('a line that was read as no condition is shown and becomes no criterion', () => {
  const line = 'Scholars return home after their studies.';
  const record = recordWith({
    eligibility: [
      { line: 'Open at every level of study.', none: {} },
      { line, procedure: {} },
    ],
  });
  expect(record.criteria).toEqual([]);
  expect(record.eligibility).toBe(`Open at every level of study.\n${line}`);
});

test('a line that nobody has read weighs as a condition in free text, whatever else it says of itself', () => {
  const line = 'Scholars grew up in the north.';
  for (const keys of [{}, { strength: 'info' }]) {
    const record = recordWith({
      eligibility: [
        { line: 'Open at every level.', none: {} },
        { line, ...keys },
      ],
    });
    expect(record.criteria).toEqual([
      {
        id: 'other-1',
        kind: 'other',
        strength: 'hard',
        text: line,
        evidence: [{ field: 'eligibility', start: 21, end: 21 + line.length, quote: line }],
      },
    ]);
  }
});

test('a condition that no predicate covers keeps its words', () => {
  const line = 'Applicants must be nominated by their university.';
  const record = recordWith({ eligibility: [{ line, other: {} }, { line: 'Open at every level.' }] });
  expect(record.criteria[0]).toMatchObject({ id: 'other-1', kind: 'other', strength: 'hard', text: line });
});

test('criteria of a kind are counted, alternatives and levels are kept', () => {
  const eligibility = [
    { line: 'Citizens of Ghana may apply.', citizenship: { anyOf: ['GH'] }, alternative: 'origin' },
    { line: 'Residents of Ghana may apply.', residence: { anyOf: ['GH'] }, alternative: 'origin' },
    { line: 'Doctoral candidates are under 35.', age: { max: 34 }, appliesToLevels: ['phd'] },
    { line: 'All candidates are over 18 years.', age: { min: 18 } },
  ];
  const { criteria } = recordWith({ eligibility });
  expect(criteria.map(({ id, alternative }) => [id, alternative])).toEqual([
    ['citizenship-1', 'origin'],
    ['residence-1', 'origin'],
    ['age-1', undefined],
    ['age-2', undefined],
  ]);
  expect(criteria[2]?.appliesToLevels).toEqual(['phd']);
  expect(Object.keys(criteria[3] ?? {})).not.toContain('max');
});

test('places of study are those that a hard host line names', () => {
  const preferred = {
    line: 'Study in France is preferred.',
    strength: 'preferred',
    host: { countries: ['FR'] },
  };
  const base = [{ line: 'At universities in Chile.', host: { countries: ['CL'] } }, preferred];
  expect(recordWith({ eligibility: base }).hostCountries).toEqual(['CL']);
  const named = { line: 'At the Example University only.', host: { institutions: ['Example University'] } };
  const record = recordWith({ eligibility: [named, { line: 'Open at every level.' }] });
  expect(record.hostCountries).toEqual([]);
  expect(record.criteria[0]).toMatchObject({
    kind: 'host',
    countries: [],
    institutions: ['Example University'],
  });
});

test('the language that all is taught in follows from the place of study, where the record says nothing of languages', () => {
  const languages = (countries: string[], ...others: object[]) =>
    recordWith({
      eligibility: [
        { line: 'At universities over there.', host: { countries } },
        { line: 'Open at every level.' },
        ...others,
      ],
    }).criteria.filter(({ kind }) => kind === 'language');
  const english = { id: 'language-1', language: 'en', strength: 'hard', taught: true };
  expect(languages(['GB'])).toMatchObject([
    { ...english, evidence: [{ quote: 'At universities over there.' }] },
  ]);
  expect(languages(['US-TX', 'CA-AB'])).toMatchObject([english]);
  expect(languages(['CA'])).toEqual([]);
  expect(languages(['GB', 'FR'])).toEqual([]);
  const french = { line: 'The degree is taught in French.', language: { language: 'fr' } };
  expect(languages(['GB'], french)).toMatchObject([{ language: 'fr' }]);
});

test('an ended programme has no deadline and keeps what became of it', () => {
  const ended = { since: '2023', note: 'Renamed in that year.', successorId: 'example-new' };
  const record = recordWith({ deadline: undefined, ended });
  expect(record).toMatchObject({ ended, deadline: { kind: 'unknown', dates: [] } });
  expect(Object.keys(recordWith({}))).not.toContain('ended');
});

describe('how the facts are known', () => {
  const page = { ...EXAMPLE_PAGE, url: 'https://example.org/a', read: '2026-11-01' };

  test('is by a page where the organiser’s or an official one bears out every condition', () => {
    expect(recordWith({ evidence: [page] }).provenance).toEqual({
      source: 'laurel',
      url: 'https://example.org/a',
      checked: '2026-11-01',
      evidence: [page],
      basis: 'page',
      confirmed: { award: '2026-11-01', eligibility: '2026-11-01', page: '2026-11-01' },
      confidence: 'high',
      method: 'publisher',
    });
    expect(recordWith({ evidence: [{ ...page, by: 'official' }] }).provenance.basis).toBe('page');
  });

  test('is by a page where several pages together bear out every condition', () => {
    const lines = (url: string, ...facts: string[]) => ({ ...page, url, facts });
    const [first, second] = ['https://example.org/a', 'https://example.org/b'];
    const all = [lines(first, 'eligibility:1', 'eligibility:3'), lines(second, 'eligibility:2')];
    expect(recordWith({ evidence: all }).provenance.basis).toBe('page');
    expect(recordWith({ evidence: all.slice(0, 1) }).provenance.basis).toBe('reported');
  });

  test('is reported where a page bears out less', () => {
    expect(
      recordWith({ evidence: [{ ...page, facts: ['award', 'eligibility:1'] }] }).provenance,
    ).toMatchObject({
      basis: 'reported',
      method: 'human',
      checked: '2026-11-01',
    });
  });

  test('is our own summary without a page, and has no day of checking', () => {
    const { provenance } = recordWith({ evidence: [] });
    expect(provenance).toMatchObject({ basis: 'editorial', method: 'human', confidence: 'low' });
    expect(Object.keys(provenance)).not.toContain('checked');
  });

  test('is dated by the page read last', () => {
    const later = { ...page, url: 'https://example.org/b', read: '2026-11-20' };
    expect(recordWith({ evidence: [later, page] }).provenance).toMatchObject({
      url: 'https://example.org/b',
      checked: '2026-11-20',
    });
  });
});

test('the place of applying is the link, and the programme’s page stands beside it', () => {
  const apply = 'https://apply.example.org/form';
  expect(recordWith({ apply })).toMatchObject({ link: apply, page: 'https://example.org/scholarship' });
  expect(recordWith({})).toMatchObject({ link: 'https://example.org/scholarship' });
  expect(Object.keys(recordWith({}))).not.toContain('page');
});

describe('rounds that were seen', () => {
  const url = String(EXAMPLE_PAGE.url);
  const deadlineOf = (closes: string[], deadline: Record<string, unknown> = {}) =>
    recordWith({
      deadline: { kind: 'unknown', dates: [], text: 'Not known', ...deadline },
      cycles: closes.map((day) => ({ closes: day, url })),
    }).deadline;

  test('give the day where there was one, or one within a week of another', () => {
    expect(deadlineOf(['2025-10-07'])).toMatchObject({ kind: 'yearly', dates: ['--10-07'] });
    expect(deadlineOf(['2024-10-01', '2025-10-08'])).toMatchObject({ kind: 'yearly', dates: ['--10-08'] });
    expect(deadlineOf(['2025-10-07'])).not.toHaveProperty('window');
  });

  test('give the days between which they closed where these lie further apart', () => {
    expect(deadlineOf(['2019-11-05', '2025-10-07'])).toMatchObject({
      kind: 'yearly',
      dates: ['--10-07'],
      window: { from: '--10-07', to: '--11-05' },
    });
    expect(deadlineOf(['2024-10-01', '2025-10-09']).window).toEqual({ from: '--10-01', to: '--10-09' });
  });

  test('go over the turn of the year', () => {
    expect(deadlineOf(['2024-12-20', '2026-01-10']).window).toEqual({ from: '--12-20', to: '--01-10' });
  });

  test('give no window where they are two months apart or more, and leave several a year to the author', () => {
    expect(deadlineOf(['2024-03-01', '2025-05-02'])).toHaveProperty('window');
    expect(deadlineOf(['2024-03-01', '2025-05-03'])).toMatchObject({ kind: 'unknown', dates: [] });
    const twice = { kind: 'multiple', dates: ['--03-01', '--09-01'] };
    expect(deadlineOf(['2025-03-01'], twice)).toMatchObject(twice);
  });

  const read = '2026-11-22';
  const seenBy = (by: 'organiser' | 'reported', closes: string, deadline: object) =>
    recordWith({
      deadline: { text: 'As written', ...deadline },
      cycles: [{ closes, url }],
      evidence: [{ url, read, by, facts: ['deadline'] }],
    }).deadline;
  const UNKNOWN = { kind: 'unknown', dates: [] };
  const JANUARY = { kind: 'month', dates: ['--01'] };

  test('more than five years ago give the month and no day, and nothing where the record states a date', () => {
    const twice = (...days: string[]) =>
      recordWith({
        deadline: { text: 'As written', ...UNKNOWN },
        cycles: days.map((closes) => ({ closes, url })),
        evidence: [{ url, read, by: 'organiser', facts: ['deadline'] }],
      }).deadline;
    const DAY = { kind: 'yearly', dates: ['--11-22'] };
    expect(twice('2020-11-22', '2021-11-22')).toMatchObject(DAY);
    expect(twice('2020-11-21', '2021-11-21')).toMatchObject({ kind: 'month', dates: ['--11'] });
    for (const by of ['organiser', 'reported'] as const) {
      expect(seenBy(by, '2021-11-21', UNKNOWN)).toMatchObject({ kind: 'month', dates: ['--11'] });
      expect(seenBy(by, '2020-11-30', JANUARY)).toMatchObject(JANUARY);
    }
  });

  test('a single round gives the month and no day once it is four years old', () => {
    expect(seenBy('organiser', '2022-11-22', UNKNOWN)).toMatchObject({ kind: 'yearly', dates: ['--11-22'] });
    expect(seenBy('organiser', '2022-11-21', UNKNOWN)).toMatchObject({ kind: 'month', dates: ['--11'] });
    expect(seenBy('organiser', '2022-01-20', JANUARY)).toMatchObject(JANUARY);
  });

  test('on reported pages fill in the day of a month, and never move what the record states', () => {
    const DAY = { kind: 'yearly', dates: ['--01-15'] };
    expect(seenBy('reported', '2025-11-30', JANUARY)).toMatchObject(JANUARY);
    expect(seenBy('reported', '2025-01-20', DAY)).toMatchObject(DAY);
    expect(seenBy('reported', '2025-01-20', JANUARY)).toMatchObject({ kind: 'yearly', dates: ['--01-20'] });
    expect(seenBy('reported', '2025-01-20', UNKNOWN)).toMatchObject({ kind: 'yearly', dates: ['--01-20'] });
    const apart = ['2024-02-10', '2025-01-20'].map((closes) => ({ closes, url }));
    const evidence = [{ url, read, by: 'reported', facts: ['deadline'] }];
    const deadline = { text: 'As written', ...JANUARY };
    expect(recordWith({ deadline, cycles: apart, evidence }).deadline).toMatchObject(JANUARY);
    expect(seenBy('organiser', '2025-01-20', DAY)).toMatchObject({ kind: 'yearly', dates: ['--01-20'] });
  });

  test('are kept with the record', () => {
    expect(deadlineOf(['2025-10-07']).cycles).toEqual([{ closes: '2025-10-07', url }]);
  });
});
