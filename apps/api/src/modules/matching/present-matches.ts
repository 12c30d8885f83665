import { type MatchData, matchData } from '@laurel/contract';

/** Match data as stored. Whether it is cached, and since when, is added when it is read. */
export type StoredMatches = Omit<MatchData, 'metadata'>;

export interface StoredResult {
  /** What the matches depend on, see `matchKey`. */
  key: string;
  data: StoredMatches;
  generatedAt: Date;
}

const storedMatches = matchData.omit({ metadata: true });

/** @returns undefined when the row was damaged */
export const readStoredMatches = (data: unknown): StoredMatches | undefined => {
  const parsed = storedMatches.safeParse(data);
  return parsed.success ? (parsed.data as StoredMatches) : undefined;
};

export const presentMatches = (stored: StoredMatches, generatedAt: Date, cached: boolean): MatchData => ({
  ...stored,
  metadata: { cached, generatedAt: generatedAt.toISOString() },
});
