import type { MatchData } from '@laurel/contract';

/** Match data as stored: whether it is cached, and since when, is told when it is read. */
export type StoredMatches = Omit<MatchData, 'metadata'>;
