import { matchKey } from './find-matches.ts';
import { findMatchKey, findMatchResult, type MatchResultRow } from './matching.repository.ts';
import { findStudent, type MatchingContext } from './matching-context.ts';
import { readStoredMatches, type StoredResult } from './present-matches.ts';

/** How often this process could use stored matches since it started. */
export interface CacheCounters {
  hits: number;
  misses: number;
}

/** Key and time of a student's stored matches; undefined when anything they depend on has changed since. */
export const findFreshKey = async (
  context: MatchingContext & { counters: CacheCounters },
  userId: string,
): Promise<Omit<MatchResultRow, 'data'> | undefined> => {
  const student = await findStudent(context, userId);
  const stored = student && (await findMatchKey(context.database.queries, userId));
  const catalogue = await context.catalogue.seenBy(userId);
  const isFresh = stored?.key === (student && matchKey(student, catalogue, context.clock.today()));
  context.counters[stored && isFresh ? 'hits' : 'misses']++;
  return isFresh ? stored : undefined;
};

/** The newest stored matches of a student. Damaged ones count as none. */
export const readResult = async (
  { database, logger }: MatchingContext,
  userId: string,
): Promise<StoredResult | undefined> => {
  const row = await findMatchResult(database.queries, userId);
  const data = row && readStoredMatches(row.data);
  if (row && !data) logger.error({ userId }, 'stored matches are damaged');
  return row && data && { ...row, data };
};
