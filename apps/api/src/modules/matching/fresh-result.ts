import { matchKey } from './match-key.ts';
import { findMatchResult, type MatchResultRow } from './matching.repository.ts';
import { findStudent, type MatchingContext } from './matching-context.ts';

/** How often stored matches could be used since this process started. */
export interface CacheCounters {
  hits: number;
  misses: number;
}

/** The stored matches of a student, if nothing that they depend on has changed since. */
export const findFreshResult = async (
  context: MatchingContext & { counters: CacheCounters },
  userId: string,
): Promise<MatchResultRow | undefined> => {
  const student = await findStudent(context, userId);
  const stored = student && (await findMatchResult(context.database.queries, userId));
  const { version } = await context.catalogue.current();
  const isFresh = stored?.key === (student && matchKey(student, version, context.clock.today()));
  if (stored && isFresh) {
    context.counters.hits++;
    return stored;
  }
  context.counters.misses++;
  return undefined;
};
