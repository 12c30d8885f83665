import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Criterion, Listing, ScholarshipRecord } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { extractListing } from './index.ts';

type Fields = Record<string, unknown>;
interface Case {
  name: string;
  text?: string;
  listing?: Listing;
  criteria?: Fields[];
  award?: Fields;
  deadline?: Fields;
  record?: Fields;
}

const FOLDER = join(import.meta.dirname, '../cases');
const KEYS = new Set(['name', 'text', 'listing', 'criteria', 'award', 'deadline', 'record']);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const suites = files.map((file) => ({
  file,
  cases: parse(readFileSync(join(FOLDER, file), 'utf8')) as Case[],
}));

/** Every named part equals; `null` asks for absence. */
function fits(actual: object, wanted: Fields): boolean {
  const given = actual as Fields;
  return Object.entries(wanted).every(([key, value]) =>
    value === null ? given[key] === undefined : JSON.stringify(given[key]) === JSON.stringify(value),
  );
}

function matches(criterion: Criterion, wanted: Fields): boolean {
  const { quote, either, strength = 'hard', ...parts } = wanted;
  if (quote !== undefined && criterion.evidence[0]?.quote !== quote) return false;
  if ((either !== undefined) !== (criterion.alternative !== undefined)) return false;
  return fits(criterion, { strength, ...parts });
}

function brief(record: ScholarshipRecord): unknown {
  return record.criteria.map(({ id: _id, evidence, ...rest }) => ({ ...rest, quote: evidence[0]?.quote }));
}

function checkCriteria(record: ScholarshipRecord, wanted: Fields[]): void {
  const told = record.criteria.filter((criterion) => criterion.strength !== 'info');
  const unmatched = [...told];
  for (const one of wanted) {
    const at = unmatched.findIndex((criterion) => matches(criterion, one));
    expect(
      at,
      `no criterion fits ${JSON.stringify(one)} in ${JSON.stringify(brief(record), null, 1)}`,
    ).toBeGreaterThanOrEqual(0);
    unmatched.splice(at, 1);
  }
  expect(unmatched, 'criteria beyond the expected ones').toEqual([]);
}

function check(each: Case): void {
  const listing: Listing = {
    ...each.listing,
    ...(each.text === undefined ? {} : { eligibility_text: each.text }),
  };
  const record = extractListing(listing);
  if (each.criteria !== undefined) checkCriteria(record, each.criteria);
  for (const [actual, wanted] of [
    [record.award, each.award],
    [record.deadline, each.deadline],
    [record, each.record],
  ] as const) {
    if (wanted !== undefined) expect(fits(actual, wanted), JSON.stringify({ wanted, actual })).toBe(true);
  }
}

describe.each(suites)('cases of $file', ({ cases }) => {
  it.each(cases)('$name', (each) => {
    expect(
      Object.keys(each).filter((key) => !KEYS.has(key)),
      'unknown keys',
    ).toEqual([]);
    check(each);
  });
});

describe('the case files', () => {
  it('hold at least 120 cases with distinct names within a file', () => {
    expect(suites.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThanOrEqual(120);
    for (const { file, cases } of suites)
      expect(new Set(cases.map(({ name }) => name)).size, file).toBe(cases.length);
  });
});
