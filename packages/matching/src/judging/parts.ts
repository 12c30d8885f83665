import { type Assessment, isAhead } from './assessment.ts';

const WEAKEST_FIRST = ['not_met', 'unknown', 'met'] as const;

/** Kleene "all" over the parts of one demand: the weakest decides, and what can only be met later goes before what is not known. Met, it names what the student has for every part. */
export const allAssessments = (parts: readonly Assessment[]): Assessment => {
  const outcome = WEAKEST_FIRST.find((each) => parts.some((part) => part.outcome === each)) ?? 'met';
  const ahead = outcome === 'unknown' ? parts.find(isAhead) : undefined;
  const first = ahead ?? parts.find((part) => part.outcome === outcome) ?? { outcome, have: '' };
  return outcome === 'met' ? { outcome, have: parts.map(({ have }) => have).join(', ') } : first;
};
