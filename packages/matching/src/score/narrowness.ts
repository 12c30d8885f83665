import type { Criterion } from '@laurel/domain';
import { groupMembers, INTERNATIONAL } from '@laurel/taxonomies';
import { FOR_FEW, NARROWNESS, OPEN_WEIGHT } from './weights.ts';

/**
 * How much more an open question of origin weighs the fewer countries it admits: of two scholarships whose citizenship
 * rule can't be checked yet, the one for a single country is less likely to be the student's. A background is for few; 1 for anything
 * else.
 * The widest of alternatives counts, so that admitting one more country never lowers anyone.
 */
export const narrowness = (criteria: readonly Criterion[]): number => {
  return Math.min(...criteria.map(factorOf));
};

/** Criteria are values: the countries they admit are counted once. */
const factors = new WeakMap<Criterion, number>();

const factorOf = (criterion: Criterion): number => {
  const known = factors.get(criterion) ?? findFactor(criterion);
  factors.set(criterion, known);
  return known;
};

const findFactor = (criterion: Criterion): number => {
  if (criterion.kind === 'background') return FOR_FEW;
  if (criterion.kind !== 'citizenship' && criterion.kind !== 'residence')
    return OPEN_WEIGHT[criterion.kind] ?? 1;
  if (criterion.anyOf === undefined || criterion.anyOf.includes(INTERNATIONAL)) return 1;
  const admitted = new Set(criterion.anyOf.flatMap(countriesOf));
  return NARROWNESS.find(({ upTo }) => admitted.size <= upTo)?.factor ?? 1;
};

/** A region counts as its country. */
const countriesOf = (place: string): string[] => {
  return place.startsWith('group:') ? groupMembers(place) : [place.slice(0, 2)];
};
