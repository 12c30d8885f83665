import type { VerdictData } from '@laurel/contract';

export interface VerdictCounts {
  met: number;
  unknown: number;
  not_met: number;
  /** All of them; conditions that do not apply or only inform count for nothing. */
  total: number;
}

/** How many of the conditions that bind or rank are met, open and not met. */
export const countVerdicts = (verdicts: readonly VerdictData[]): VerdictCounts => {
  const counts: VerdictCounts = { met: 0, unknown: 0, not_met: 0, total: 0 };
  for (const { outcome, strength } of verdicts) {
    if (strength === 'info' || outcome === 'not_applicable') continue;
    counts[outcome]++;
    counts.total++;
  }
  return counts;
};
