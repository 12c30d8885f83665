import type { Assessment } from './assessment.ts';

const WEAKEST_FIRST = ['not_met', 'unknown', 'met'] as const;

/** Kleene "all" over the parts of one demand: the weakest decides; what is there of all of them when all are met. */
export const allAssessments = (parts: readonly Assessment[]): Assessment => {
  const outcome = WEAKEST_FIRST.find((each) => parts.some((part) => part.outcome === each)) ?? 'met';
  const first = parts.find((part) => part.outcome === outcome) ?? { outcome, have: '' };
  return outcome === 'met' ? { outcome, have: parts.map(({ have }) => have).join(', ') } : first;
};
