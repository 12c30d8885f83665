import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_PREFERENCES, toRecord } from '../cases/read-cases.ts';
import { compileStudent, matchScholarships, recommendationFor } from './index.ts';
import { SMALL_MARGIN } from './list-rows.ts';
import { student as anyStudent, TODAY, variedRecords } from './properties/arbitraries.ts';

const student = (...preferredCountries: string[]) =>
  compileStudent({ profile: {}, preferences: { ...PLAIN_PREFERENCES, preferredCountries } }, TODAY);
const FAMILY = { id: 'waivers', name: 'tuition waivers' };
const award = (id: string, host: string, part: object = {}) => ({
  ...toRecord({ id, title: id, organization: `Giver of ${id}`, hostCountries: [host] }),
  ...part,
});
const rowsOf = (records: ReturnType<typeof award>[], ...countries: string[]) => {
  const rows = Map.groupBy(matchScholarships(records, student(...countries)).matches, ({ row }) => row ?? 0);
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([, members]) => members.map((each) => each.scholarshipId));
};

describe('the list as it is shown', () => {
  it('has awards of a family that score alike in one row, and two of a family by themselves', () => {
    const three = ['a', 'b', 'c'].map((id) => award(id, 'SE', { family: FAMILY }));
    expect(rowsOf([...three, award('d', 'SE')], 'Sweden')).toEqual([['a', 'b', 'c'], ['d']]);
    expect(rowsOf(three.slice(1), 'Sweden')).toEqual([['b'], ['c']]);
  });

  it('leaves one of a family alone that is much better', () => {
    const elsewhere = { family: FAMILY, hostCountries: [], location: 'Several countries' };
    const others = ['a', 'b', 'c'].map((id) => award(id, 'SE', elsewhere));
    const costs = ['Tuition', 'Living costs', 'Travel', 'Insurance'];
    const better = { family: FAMILY, award: { kind: 'full' as const, text: 'All costs' }, benefits: costs };
    expect(rowsOf([...others, award('z', 'SE', better)], 'Sweden')).toEqual([['z'], ['a', 'b', 'c']]);
  });

  it('shows the wished countries in turn where their awards score alike', () => {
    const records = ['a', 'b', 'c'].map((id) => award(id, 'US')).concat(award('z', 'CA'));
    expect(rowsOf(records, 'United States', 'Canada')).toEqual([['a'], ['z'], ['b'], ['c']]);
  });

  it('lets a giver follow another one', () => {
    const organization = 'One giver';
    const records = [
      award('a', 'DE', { organization }),
      award('b', 'DE', { organization }),
      award('c', 'DE'),
    ];
    expect(rowsOf(records, 'Germany')).toEqual([['a'], ['c'], ['b']]);
  });

  it('lets an award whose round is known come before one of which nothing is known', () => {
    const rolling = { deadline: { kind: 'rolling' as const, dates: [], text: 'Any time' } };
    expect(rowsOf([award('a', 'DE'), award('b', 'DE', rolling)], 'Germany')).toEqual([['b'], ['a']]);
  });

  it('puts no row before one of another level or of a score more than a small margin higher, whatever the records', () => {
    fc.assert(
      fc.property(variedRecords, anyStudent, (records, s) => {
        const { matches } = matchScholarships(records, compileStudent(s, TODAY));
        const rows = Map.groupBy(matches, ({ row }) => row ?? 0);
        const heads = [...rows].toSorted(([a], [b]) => a - b).flatMap(([, members]) => members[0] ?? []);
        expect([...rows.keys()].toSorted((a, b) => a - b)).toEqual(heads.map((_, at) => at + 1));
        for (const [at, { matchScore }] of heads.entries()) {
          for (const later of heads.slice(at + 1)) {
            expect(later.matchScore - matchScore).toBeLessThanOrEqual(SMALL_MARGIN);
            if (later.matchScore > matchScore) {
              expect(recommendationFor(later.matchScore)).toBe(recommendationFor(matchScore));
            }
          }
        }
        for (const members of rows.values()) {
          const families = new Set(members.map(({ family }) => family?.id));
          expect([members.length === 1 || members.length >= 3, families.size]).toEqual([true, 1]);
        }
      }),
    );
  });
});
