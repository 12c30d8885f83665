import { type MatchData, matchData } from '@laurel/contract';
import type { StoredMatches } from './stored-matches.ts';

const storedMatches = matchData.omit({ metadata: true });

/** @returns undefined for what are no matches: a row may have been damaged */
export const readStoredMatches = (data: unknown): StoredMatches | undefined => {
  const parsed = storedMatches.safeParse(data);
  return parsed.success ? (parsed.data as StoredMatches) : undefined;
};

export const presentMatches = (stored: StoredMatches, generatedAt: Date, cached: boolean): MatchData => ({
  ...stored,
  metadata: { cached, generatedAt: generatedAt.toISOString() },
});
