import type { Assessment } from './assessment.ts';

const WEAKEST_FIRST = ['not_met', 'unknown', 'met'] as const;

/** Kleene "all" over the parts of one demand: the weakest decides; what is there of all of them when all are met. */
export const allAssessments = (parts: readonly Assessment[]): Assessment => {
  const outcome = WEAKEST_FIRST.find((each) => parts.some((part) => part.outcome === each)) ?? 'met';
  const first = parts.find((part) => part.outcome === outcome) ?? { outcome, have: '' };
  return outcome === 'met' ? { outcome, have: parts.map(({ have }) => have).join(', ') } : first;
};

/** Whole months from the day to the month; negative once it is past. @param month YYYY-MM. @param day YYYY-MM-DD. */
export const monthsUntil = (month: string | undefined, day: string): number | undefined => {
  if (month === undefined) return undefined;
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(month) - count(day);
};
