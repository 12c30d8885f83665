import type { PublicAward } from '@laurel/contract';
import { CRITERIA } from '@laurel/domain';

export interface AwardCondition {
  /** The record's own line. */
  line: string;
  /** Its number, from 1. */
  number: number;
  /** What it is about: "Citizenship", "Age"; empty where we could not tell. */
  labels: string[];
  strength: 'hard' | 'preferred' | 'info';
}

const RANKS = ['hard', 'preferred', 'info'] as const;

/** The lines on who may apply, each once, with what our reading of it is about. */
export const awardConditions = ({
  eligibility,
  criteria,
}: Pick<PublicAward, 'eligibility' | 'criteria'>): AwardCondition[] => {
  let start = 0;
  return eligibility.split('\n').flatMap((raw, index) => {
    const [from, to] = [start, start + raw.length];
    start = to + 1;
    const line = raw.replace(/^\s*[-•*]\s*/, '').trim();
    if (line === '') return [];
    const own = criteria.filter(({ evidence }) =>
      evidence.some((each) => each.field === 'eligibility' && each.start < to && each.end > from),
    );
    const named = own.filter(({ kind }) => kind !== 'other');
    return [
      {
        line,
        number: index + 1,
        labels: [...new Set(named.map(({ kind }) => CRITERIA[kind].label))],
        strength: RANKS.find((rank) => own.some(({ strength }) => strength === rank)) ?? 'info',
      },
    ];
  });
};
