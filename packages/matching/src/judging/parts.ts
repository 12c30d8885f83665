import type { Assessment } from './assessment.ts';

const WEAKEST_FIRST = ['not_met', 'unknown', 'met'] as const;

/** Kleene "all" over the parts of one demand: the weakest decides. Met, it names what the student has for every part. */
export const allAssessments = (parts: readonly Assessment[]): Assessment => {
  const outcome = WEAKEST_FIRST.find((each) => parts.some((part) => part.outcome === each)) ?? 'met';
  const first = parts.find((part) => part.outcome === outcome) ?? { outcome, have: '' };
  return outcome === 'met' ? { outcome, have: parts.map(({ have }) => have).join(', ') } : first;
};
