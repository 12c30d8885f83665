import type { OpenQuestion } from '@laurel/domain';
import { FACTS, type FactName, isFactName } from '../facts.ts';
import type { Evaluated } from '../rank-scholarships.ts';

/** The unanswered fact that would settle a hard criterion in the most of these scholarships; null when there is none. */
export function openQuestion(matches: readonly Evaluated[]): OpenQuestion | null {
  const counts = new Map<FactName, number>();
  for (const { evaluation } of matches) {
    for (const fact of missingFacts(evaluation)) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }
  let top: OpenQuestion | null = null;
  for (const fact of Object.keys(FACTS)) {
    const settles = isFactName(fact) ? (counts.get(fact) ?? 0) : 0;
    if (isFactName(fact) && settles > (top?.settles ?? 0))
      top = { fact, question: FACTS[fact].question, settles };
  }
  return top;
}

function missingFacts({ units }: Evaluated['evaluation']): Set<FactName> {
  const facts = new Set<FactName>();
  for (const unit of units) {
    if (unit.strength !== 'hard' || unit.outcome !== 'unknown') continue;
    for (const { verdict } of unit.members) {
      if (verdict.outcome === 'unknown' && verdict.fact !== undefined && isFactName(verdict.fact))
        facts.add(verdict.fact);
    }
  }
  return facts;
}
