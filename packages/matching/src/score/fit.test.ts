import type { Criterion, Outcome } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { PLAIN_PREFERENCES, toRecord } from '../../cases/read-cases.ts';
import { compileStudent, evaluate } from '../index.ts';
import { type Judged, toUnits } from '../judging/alternatives.ts';
import { shareUnits, unitChecked } from './fit.ts';
import {
  COUNTRY_VALUE,
  CRITERION_WEIGHT,
  DEADLINE_VALUE,
  FIELD_VALUE,
  FIELD_VALUE_BY_WORDS,
  FIELD_VALUE_NOT_COMPARABLE,
  FIELD_VALUE_NOT_READ,
  FUNDING_VALUE,
  LEVEL_VALUE,
  WISH_WEIGHT,
} from './weights.ts';

it('counts every weight and every value of the score in whole units, so that nothing is lost by rounding', () => {
  const values = [FIELD_VALUE, COUNTRY_VALUE, LEVEL_VALUE, FUNDING_VALUE, DEADLINE_VALUE]
    .flatMap((table) => Object.values(table))
    .concat(FIELD_VALUE_BY_WORDS, FIELD_VALUE_NOT_COMPARABLE, FIELD_VALUE_NOT_READ);
  for (const weight of [...Object.values(WISH_WEIGHT), ...Object.values(CRITERION_WEIGHT)]) {
    for (const value of values) expect(shareUnits(weight, value)).toBeCloseTo(weight * value * 200, 9);
  }
});

const judged = (
  predicate: { kind: 'citizenship'; anyOf: string[] } | { kind: 'other'; text: string },
  outcome: Outcome,
): Judged => {
  const criterion: Criterion = {
    ...predicate,
    id: predicate.kind,
    strength: 'hard',
    evidence: [],
    alternative: 'status',
  };
  const { id: criterionId, kind, strength, evidence } = criterion;
  return { criterion, verdict: { criterionId, kind, strength, outcome, required: '', have: '', evidence } };
};
const openWeight = (...members: Judged[]) => toUnits(members).map((unit) => unitChecked(unit).open)[0] ?? 0;

it('weighs free text that is left of failed alternatives more than a rule that admits a single country', () => {
  const text = { kind: 'other', text: 'Or another status that the call lists.' } as const;
  const left = openWeight(judged({ kind: 'citizenship', anyOf: ['KE'] }, 'not_met'), judged(text, 'unknown'));
  expect(left).toBeGreaterThan(openWeight(judged({ kind: 'citizenship', anyOf: ['KE'] }, 'unknown')));
  expect(left).toBeGreaterThan(openWeight(judged(text, 'unknown')));
});

it('weighs free text beside an alternative that is still open like any other condition', () => {
  const text = { kind: 'other', text: 'Or another status that the call lists.' } as const;
  const both = openWeight(judged({ kind: 'citizenship', anyOf: ['KE'] }, 'unknown'), judged(text, 'unknown'));
  expect(both).toBe(openWeight(judged(text, 'unknown')));
});

it('counts nothing as checked for a failed demand and weighs it like the same one left open', () => {
  const checked = (outcome: Outcome, ...anyOf: string[]) =>
    toUnits([judged({ kind: 'citizenship', anyOf }, outcome)]).map(unitChecked);
  expect(checked('not_met', 'KE')).toEqual(checked('unknown', 'KE'));
  expect(checked('met', 'KE')).not.toEqual(checked('unknown', 'KE'));
});

it('weighs a failed demand no less than the way in for few that could be left of it', () => {
  const text = { kind: 'other', text: 'Or another status that the call lists.' } as const;
  const failed = openWeight(
    judged({ kind: 'citizenship', anyOf: ['KE'] }, 'not_met'),
    judged(text, 'not_met'),
  );
  expect(failed).toBe(
    openWeight(judged({ kind: 'citizenship', anyOf: ['KE'] }, 'not_met'), judged(text, 'unknown')),
  );
});

describe('of awards that are alike in all else', () => {
  const student = compileStudent(
    {
      profile: { citizenships: ['KE'] },
      preferences: {
        ...PLAIN_PREFERENCES,
        educationLevel: 'undergraduate',
        preferredCountries: ['Germany'],
        fieldsOfStudy: ['Nursing'],
      },
    },
    '2026-11-21',
  );
  const scoreOf = (...more: object[]) =>
    evaluate(
      toRecord({
        hostCountries: ['DE'],
        award: { kind: 'full', text: 'Tuition' },
        deadline: { kind: 'date', dates: ['2027-03-01'], text: '1 March 2027' },
        criteria: [{ kind: 'level', anyOf: ['undergraduate'] }, ...more] as never,
      }),
      student,
    ).score;

  it('the one for the field asked for stands before one for every field, and that before one for another field', () => {
    const own = scoreOf({ kind: 'field', anyOf: ['0913'] });
    const every = scoreOf();
    const other = scoreOf({ kind: 'field', anyOf: ['0411'], strength: 'preferred' });
    expect(own).toBeGreaterThan(every);
    expect(every).toBeGreaterThan(other);
  });

  it('one whose institutions are known not to teach the field is no match', () => {
    expect(scoreOf({ kind: 'field', anyOf: ['0411'] })).toBeLessThan(40);
  });
});
