import { FACT_NAMES, FACTS, type FactName, isFactName, type OpenQuestion } from '@laurel/domain';
import type { Unit } from '../judging/alternatives.ts';
import type { Evaluated } from '../rank-scholarships.ts';

/** The unanswered fact that would settle a hard criterion in the most of these scholarships; null when there is none. */
export const openQuestion = (matches: readonly Evaluated[]): OpenQuestion | null => {
  const counts = new Map<FactName, number>();
  for (const { evaluation } of matches) {
    const facts = new Set(evaluation.units.flatMap(missingFacts));
    for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }
  return topQuestion(counts);
};

/** Of facts that settle equally many the first in the order of `FACTS`. */
export const topQuestion = (counts: ReadonlyMap<FactName, number>): OpenQuestion | null => {
  let top: OpenQuestion | null = null;
  for (const fact of FACT_NAMES) {
    const settles = counts.get(fact) ?? 0;
    if (settles > (top?.settles ?? 0)) top = { fact, question: FACTS[fact].question, settles };
  }
  return top;
};

/** The facts that would settle a hard unit that is unknown. */
export const missingFacts = ({ strength, outcome, members }: Unit): FactName[] => {
  if (strength !== 'hard' || outcome !== 'unknown') return [];
  return members.flatMap(({ verdict }) =>
    verdict.outcome === 'unknown' && verdict.fact !== undefined && isFactName(verdict.fact)
      ? [verdict.fact]
      : [],
  );
};
