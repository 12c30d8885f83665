import {
  CRITERIA,
  CRITERION_KINDS,
  type Criterion,
  type CriterionKind,
  criterionFacts,
} from '@laurel/domain';
import type { Unit } from '../judging/alternatives.ts';
import type { Evaluated } from '../rank-scholarships.ts';

/** The kind of condition that closes the most scholarships, with its count: "citizenship (12)". */
export const commonestObstacle = (notEligible: readonly Evaluated[]): string => {
  const labels = notEligible.flatMap((each) => [
    ...new Set(
      failedUnits(each).flatMap(({ members }) => members.map(({ criterion }) => labelOf(criterion))),
    ),
  ]);
  return commonest(labels);
};

/** Kinds that a student can work on without wanting something else. */
export const WORKABLE: readonly CriterionKind[] = CRITERION_KINDS.filter(
  (kind) => criterionFacts(kind).workable,
);

/** How many are closed by a single condition that the student can work on, and the commonest of these conditions. */
export const workableMisses = (notEligible: readonly Evaluated[]): { count: number; top: string } => {
  const labels = notEligible.flatMap((each) => {
    const [first, ...others] = failedUnits(each);
    const criterion = first?.members.find(({ criterion: { kind } }) => WORKABLE.includes(kind))?.criterion;
    return others.length === 0 && criterion !== undefined ? [labelOf(criterion)] : [];
  });
  return { count: labels.length, top: commonest(labels) };
};

const failedUnits = ({ evaluation }: Evaluated): Unit[] => {
  return evaluation.units.filter(({ strength, outcome }) => strength === 'hard' && outcome === 'not_met');
};

export const labelOf = (criterion: Pick<Criterion, 'kind'>): string => {
  return CRITERIA[criterion.kind].label.toLowerCase();
};

const commonest = (labels: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return commonestOf(counts);
};

/** "grades (3)": among equally common labels the first in the alphabet. */
export const commonestOf = (counts: ReadonlyMap<string, number>): string => {
  const [label, count] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? ['', 0];
  return `${label} (${count})`;
};
