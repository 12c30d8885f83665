import { matchKey } from './match-key.ts';
import { findMatchKey, findMatchResult, type MatchResultRow } from './matching.repository.ts';
import { findStudent, type MatchingContext } from './matching-context.ts';
import { readStoredMatches } from './present-matches.ts';
import type { StoredMatches } from './stored-matches.ts';

/** How often stored matches could be used since this process started. */
export interface CacheCounters {
  hits: number;
  misses: number;
}

export interface StoredResult extends Omit<MatchResultRow, 'data'> {
  data: StoredMatches;
}

/** Key and time of a student's stored matches, if nothing that they depend on has changed since. */
export const findFreshKey = async (
  context: MatchingContext & { counters: CacheCounters },
  userId: string,
): Promise<Omit<MatchResultRow, 'data'> | undefined> => {
  const student = await findStudent(context, userId);
  const stored = student && (await findMatchKey(context.database.queries, userId));
  const { version } = await context.catalogue.current();
  const isFresh = stored?.key === (student && matchKey(student, version, context.clock.today()));
  context.counters[stored && isFresh ? 'hits' : 'misses']++;
  return isFresh ? stored : undefined;
};

/** The newest stored matches of a student; damaged ones count as none, and are made anew. */
export const readResult = async (
  { database, logger }: MatchingContext,
  userId: string,
): Promise<StoredResult | undefined> => {
  const row = await findMatchResult(database.queries, userId);
  const data = row && readStoredMatches(row.data);
  if (row && !data) logger.error({ userId }, 'stored matches are damaged');
  return row && data && { ...row, data };
};
