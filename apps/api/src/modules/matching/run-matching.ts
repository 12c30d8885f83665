import { findMatches, type MatchingStage } from './find-matches.ts';
import type { StoredResult } from './fresh-result.ts';
import { matchKey } from './match-key.ts';
import { type MatchingContext, requireStudent } from './matching-context.ts';

/**
 * Matches a student as they are stored now. Nothing is stored here.
 * @throws AppError preferences_required
 */
export const runMatching = async (
  context: MatchingContext,
  userId: string,
  onStage?: (stage: MatchingStage) => Promise<void>,
): Promise<StoredResult> => {
  const student = await requireStudent(context, userId);
  const catalogue = await context.catalogue.current();
  const today = context.clock.today();
  const ended = context.metrics.matchingSeconds.startTimer();
  const data = await findMatches(catalogue, student, today, onStage);
  ended();
  return { key: matchKey(student, catalogue.version, today), data, generatedAt: context.clock.now() };
};
