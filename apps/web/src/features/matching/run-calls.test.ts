import type { MatchData } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { wholeMatchData } from './run-calls.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const scored = (...scores: number[]) => scores.map((matchScore) => ({ matchScore })) as MatchData['matches'];

describe('delivered matches', () => {
  it('are summed up where only they were sent', () => {
    expect(wholeMatchData({ matches: scored(80, 79, 60, 59) }, NOW)).toMatchObject({
      generalTips: [],
      summary: { totalMatches: 4, highMatches: 1, mediumMatches: 2, lowMatches: 1, averageScore: 69.5 },
      metadata: { cached: false, generatedAt: NOW },
    });
    expect(wholeMatchData({ matches: [] }, NOW).summary.averageScore).toBe(0);
  });

  it('keep what was sent with them', () => {
    const sent = {
      matches: scored(90),
      generalTips: ['A tip'],
      metadata: { cached: true, generatedAt: 'then' },
    };
    expect(wholeMatchData(sent, NOW)).toMatchObject(sent);
  });
});
