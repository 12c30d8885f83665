import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CRITERION_KINDS, type Criterion, type Listing, type ScholarshipRecord } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { RULES } from './criteria/rules.ts';
import { extractListing } from './index.ts';
import type { Role } from './text/clause.ts';
import { readClauses } from './text/read-clauses.ts';

type Fields = Record<string, unknown>;
interface Case {
  name: string;
  text?: string;
  listing?: Listing;
  criteria?: Fields[];
  award?: Fields;
  deadline?: Fields;
  record?: Fields;
  alone?: string;
  as?: Role;
  finds?: Fields[];
}

const PACKAGE = join(import.meta.dirname, '..');
const LISTING_KEYS = ['name', 'text', 'listing', 'criteria', 'award', 'deadline', 'record'];
const SENTENCE_KEYS = ['name', 'alone', 'as', 'finds'];

/** `criteria/first-generation/cases.yaml` -> `firstGeneration`. */
const kindOf = (file: string): string =>
  basename(dirname(file)).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const suites = globSync(['cases/*.yaml', 'src/**/cases.yaml'], { cwd: PACKAGE })
  .sort()
  .map((file) => ({
    file,
    rule: RULES.find(({ kind }) => kind === kindOf(file)),
    cases: parse(readFileSync(join(PACKAGE, file), 'utf8')) as Case[],
  }));

/** Every named part equals; `null` asks for absence. */
const fits = (actual: object, wanted: Fields): boolean => {
  const given = actual as Fields;
  return Object.entries(wanted).every(([key, value]) =>
    value === null ? given[key] === undefined : JSON.stringify(given[key]) === JSON.stringify(value),
  );
};

const matches = (criterion: Criterion, wanted: Fields): boolean => {
  const { quote, either, strength = 'hard', ...parts } = wanted;
  if (quote !== undefined && criterion.evidence[0]?.quote !== quote) return false;
  if ((either !== undefined) !== (criterion.alternative !== undefined)) return false;
  return fits(criterion, { strength, ...parts });
};

const brief = (record: ScholarshipRecord): unknown =>
  record.criteria.map(({ id: _id, evidence, ...rest }) => ({ ...rest, quote: evidence[0]?.quote }));

const checkCriteria = (record: ScholarshipRecord, wanted: Fields[]): void => {
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
};

const check = (each: Case): void => {
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
};

/** What one rule alone reads in a text: without offsets, but with its quote. */
const readAlone = (rule: (typeof RULES)[number], { alone = '', as = 'eligibility' }: Case): Fields[] =>
  readClauses('text', alone, as).flatMap((clause) =>
    rule.find(clause, { hosts: [] }).map(({ start, end, ...predicate }) => ({
      ...predicate,
      quote: clause.text.slice(start, end),
    })),
  );

describe.each(suites)('cases of $file', ({ cases, rule }) => {
  it.each(cases)('$name', (each) => {
    const known = each.alone === undefined ? LISTING_KEYS : SENTENCE_KEYS;
    expect(
      Object.keys(each).filter((key) => !known.includes(key)),
      'unknown keys',
    ).toEqual([]);
    if (each.alone === undefined) return check(each);
    if (rule === undefined) throw new Error('`alone` needs the folder of a criterion kind');
    expect(readAlone(rule, each)).toEqual(each.finds?.map((found) => ({ kind: rule.kind, ...found })));
  });
});

describe('the case files', () => {
  it('hold at least 120 cases with distinct names within a file', () => {
    expect(suites.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThanOrEqual(120);
    for (const { file, cases } of suites)
      expect(new Set(cases.map(({ name }) => name)).size, file).toBe(cases.length);
  });

  it.each(CRITERION_KINDS.filter((kind) => kind !== 'claim' && kind !== 'teaching'))(
    'show what the rule for %s reads and what it leaves alone',
    (kind) => {
      const cases = suites.find(({ rule }) => rule?.kind === kind)?.cases ?? [];
      expect(cases.some(({ finds }) => finds !== undefined && finds.length > 0)).toBe(true);
      expect(cases.some(({ finds }) => finds?.length === 0)).toBe(true);
    },
  );
});
