import { expect, test } from 'vitest';
import { recordProblems } from './record-problems.ts';
import { programmeWith, readFile } from './testing/example-programme.ts';
import { toRecord } from './to-record.ts';

function recordWith(changes: Record<string, unknown>) {
  const { files, problems } = readFile([programmeWith(changes)]);
  const programme = files[0]?.content.programmes[0];
  if (programme === undefined) throw new Error(JSON.stringify(problems));
  return toRecord('Example Foundation', programme);
}

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
      { line: 'Open at every level of study.' },
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

test('a line without a predicate is told and becomes no criterion', () => {
  const line = 'Scholars return home after their studies.';
  const record = recordWith({ eligibility: [{ line: 'Open at every level of study.' }, { line }] });
  expect(record.criteria).toEqual([]);
  expect(record.eligibility).toBe(`Open at every level of study.\n${line}`);
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

test('an ended programme has no deadline and keeps what became of it', () => {
  const ended = { since: '2023', note: 'Renamed in that year.', successorId: 'example-new' };
  const record = recordWith({ deadline: undefined, ended });
  expect(record).toMatchObject({ ended, deadline: { kind: 'unknown', dates: [] } });
  expect(Object.keys(recordWith({}))).not.toContain('ended');
});

test('how the facts are known says whether the page was compared', () => {
  const source = { url: 'https://example.org/a', checked: '2026-11-01', confidence: 'medium' };
  expect(recordWith({ source: { ...source, basis: 'page' } }).provenance).toEqual({
    source: 'laurel',
    url: 'https://example.org/a',
    checked: '2026-11-01',
    confidence: 'medium',
    method: 'publisher',
  });
  expect(recordWith({ source: { ...source, basis: 'editorial' } }).provenance.method).toBe('human');
});
