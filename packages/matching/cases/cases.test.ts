import { CRITERION_KINDS } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { compileStudent, type Evaluation, evaluate, matchScholarships } from '../src/index.ts';
import { parseCases, readCases } from './read-cases.ts';

const files = readCases();

const standingOf = ({ deadline, isFilteredOut, isForSome, isForLater, overall }: Evaluation): string => {
  if (deadline.status === 'closed') return 'closed';
  if (isFilteredOut) return 'filtered';
  if (isForLater) return 'for_later';
  return isForSome ? 'for_some' : overall;
};

const OPEN: readonly string[] = ['met', 'unknown', 'for_later'];

for (const [file, cases] of files) {
  describe(file, () => {
    it.each(cases)('$name', ({ student, today, record, outcomes, verdict, score }) => {
      const compiled = compileStudent(student, today);
      const evaluation = evaluate(record, compiled);
      const found = evaluation.verdicts.map((v) => [
        v.criterionId,
        v.why ? `${v.outcome}:${v.why}` : v.outcome,
      ]);
      expect(Object.fromEntries(found)).toEqual(outcomes);
      expect(standingOf(evaluation)).toBe(verdict);
      expect(evaluation.score).toBeGreaterThanOrEqual(score.min);
      expect(evaluation.score).toBeLessThanOrEqual(score.max);
      const { matches, nextRound, notEligible, waiting, closed, filteredOut } = matchScholarships(
        [record],
        compiled,
      );
      expect(waiting > 0).toBe(verdict === 'for_some');
      if (verdict === 'for_later') expect(matches).toEqual([]);
      const listed = {
        matches: matches.length + nextRound.length,
        notEligible: notEligible.length,
        closed,
        filteredOut,
      };
      expect(listed).toEqual({
        // What is another than asked for, or made for others, is no match, though nothing rules it out.
        matches: OPEN.includes(verdict) && !evaluation.fit.isMismatch ? 1 : 0,
        notEligible: verdict === 'not_met' ? 1 : 0,
        closed: verdict === 'closed' ? 1 : 0,
        filteredOut: verdict === 'filtered' ? 1 : 0,
      });
    });
  });
}

describe('the case files together', () => {
  const all = [...files.values()].flat();

  it.each(CRITERION_KINDS)('show %s with at least two outcomes', (kind) => {
    const outcomes = all.flatMap(({ record, outcomes: expected }) =>
      record.criteria.filter((each) => each.kind === kind).map(({ id }) => expected[id]?.split(':')[0]),
    );
    expect(new Set(outcomes).size).toBeGreaterThanOrEqual(2);
  });

  it('have names that occur once', () => {
    const names = all.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('reading a case', () => {
  const scholarship = (criterion: string) =>
    `- { name: a case, scholarship: { criteria: [${criterion}] }, outcomes: {}, verdict: met }`;

  it('accepts the keys of the format', () => {
    expect(parseCases(scholarship('{ kind: age, max: 30 }'))).toHaveLength(1);
  });

  it.each([
    [
      'on the case',
      '- { name: a case, scholarship: {}, outcomes: {}, verdict: met, expected: 1 }',
      'expected',
    ],
    [
      'in the profile',
      '- { name: a case, profile: { age: 20 }, scholarship: {}, outcomes: {}, verdict: met }',
      'age',
    ],
    ['in a criterion', scholarship('{ kind: age, maximum: 30 }'), 'maximum'],
    ['of another kind of criterion', scholarship('{ kind: need, max: 30 }'), 'max'],
  ])('refuses an unknown key %s and names it', (_, yaml, key) => {
    expect(() => parseCases(yaml)).toThrow(`unknown key ${key}`);
  });

  it('refuses an unknown criterion kind', () => {
    expect(() => parseCases(scholarship('{ kind: shoeSize }'))).toThrow('"shoeSize" is not a criterion kind');
  });
});
