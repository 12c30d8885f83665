import type { MatchData } from '@laurel/contract';
import type { FastifyReply } from 'fastify';
import { createKeptAnswers, type WrittenAnswer, writeAnswer } from '../../platform/http/kept-answers.ts';
import type { LanguageModel } from '../../platform/language-model/index.ts';
import { type CacheCounters, findFreshKey, readResult } from './fresh-result.ts';
import type { MatchingContext } from './matching-context.ts';
import type { StoredMatches } from './stored-matches.ts';

type Present = (
  userId: string,
  stored: StoredMatches,
  generatedAt: Date,
  cached: boolean,
) => Promise<MatchData>;

/**
 * The stored matches as an answer, if they are fresh: as they were written the last time, or anew. A model's words may
 * come in between, so with one nothing is kept.
 */
export const createFreshAnswers = (
  context: MatchingContext & { counters: CacheCounters; languageModel: LanguageModel },
  present: Present,
) => {
  const kept = createKeptAnswers(() => context.clock.now().getTime());

  /**
   * @param name of the call that answers so
   * @param around what stands around the matches
   */
  return async (
    name: string,
    userId: string,
    reply: FastifyReply,
    around: (data: MatchData) => object,
  ): Promise<WrittenAnswer | undefined> => {
    const fresh = await findFreshKey(context, userId);
    if (!fresh) return undefined;
    const key = `${name} ${userId}`;
    const version = `${fresh.key} ${fresh.generatedAt.toISOString()}`;
    const known = kept.find(key, version);
    if (known) return known;
    const stored = await readResult(context, userId);
    if (stored?.key !== fresh.key) return undefined;
    const data = await present(userId, stored.data, stored.generatedAt, true);
    const written = writeAnswer(reply, around(data));
    if (context.languageModel.model === undefined) kept.keep(key, version, written);
    return written;
  };
};
