import type { MatchData } from '@laurel/contract';
import { SCORE_BANDS } from './match-view.ts';

/** All that the specification reads of what a run delivers. */
type DeliveredData = Pick<MatchData, 'matches'> & Partial<MatchData>;

const summaryOf = (matches: MatchData['matches']): MatchData['summary'] => {
  const scores = matches.map(({ matchScore }) => matchScore);
  const within = ([from, below]: readonly [number, number]) =>
    scores.filter((score) => score >= from && score < below).length;
  return {
    totalMatches: scores.length,
    highMatches: within(SCORE_BANDS.high),
    mediumMatches: within(SCORE_BANDS.medium),
    lowMatches: within(SCORE_BANDS.low),
    averageScore: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
  };
};

/**
 * What a run has delivered, with what can be told from the matches themselves where the answer holds nothing more.
 * @param now ISO 8601
 */
export const wholeMatchData = (data: DeliveredData, now: string): MatchData => ({
  generalTips: [],
  summary: summaryOf(data.matches),
  metadata: { cached: false, generatedAt: now },
  ...data,
});
