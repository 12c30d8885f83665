import type { CitizenshipCriterion, Criterion } from '@laurel/domain';
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
  const admitted = countriesAdmitted(criterion);
  return NARROWNESS.find(({ upTo }) => admitted <= upTo)?.factor ?? 1;
};

/** How many countries a rule of citizenship or residence admits; one for all but some, or for "international students", counts as for all. */
export const countriesAdmitted = ({ anyOf }: Pick<CitizenshipCriterion, 'anyOf'>): number =>
  anyOf === undefined || anyOf.includes(INTERNATIONAL)
    ? Number.POSITIVE_INFINITY
    : new Set(anyOf.flatMap(countriesOf)).size;

/** A region counts as its country. */
const countriesOf = (place: string): string[] => {
  return place.startsWith('group:') ? groupMembers(place) : [place.slice(0, 2)];
};
