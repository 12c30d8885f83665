import type { MatchData } from '@laurel/contract';
import type { FastifyReply } from 'fastify';
import { createAnswerCache, type WrittenAnswer, writeAnswer } from '../../platform/http/answer-cache.ts';
import type { LanguageModel } from '../../platform/language-model/index.ts';
import { type CacheCounters, findFreshKey, readResult } from './fresh-result.ts';
import type { MatchingContext } from './matching-context.ts';
import type { StoredMatches } from './present-matches.ts';

type Present = (
  userId: string,
  stored: StoredMatches,
  generatedAt: Date,
  cached: boolean,
) => Promise<MatchData>;

/**
 * Answers with the stored matches while they are fresh, from the cache when they were answered before. With a language model
 * nothing is cached: paraphrases may arrive between two answers.
 */
export const createFreshAnswers = (
  context: MatchingContext & { counters: CacheCounters; languageModel: LanguageModel },
  present: Present,
) => {
  const cache = createAnswerCache(() => context.clock.now().getTime());

  /**
   * @param name of the call, since each wraps the matches in another answer
   * @param around wraps the matches
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
    const known = cache.get(key, version);
    if (known) return known;
    const stored = await readResult(context, userId);
    if (stored?.key !== fresh.key) return undefined;
    const data = await present(userId, stored.data, stored.generatedAt, true);
    const written = writeAnswer(reply, around(data));
    if (context.languageModel.model === undefined) cache.set(key, version, written);
    return written;
  };
};
