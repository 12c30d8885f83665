import { findMatches, type MatchingStage } from './find-matches.ts';
import { matchKey } from './match-key.ts';
import type { MatchResultRow } from './matching.repository.ts';
import { type MatchingContext, requireStudent } from './matching-context.ts';

/**
 * Matches a student as they are stored now. Nothing is stored here.
 * @throws AppError preferences_required
 */
export const runMatching = async (
  context: MatchingContext,
  userId: string,
  onStage?: (stage: MatchingStage) => Promise<void>,
): Promise<MatchResultRow> => {
  const student = await requireStudent(context, userId);
  const catalogue = await context.catalogue.current();
  const today = context.clock.today();
  const data = await findMatches(catalogue, student, today, onStage);
  return { key: matchKey(student, catalogue.version, today), data, generatedAt: context.clock.now() };
};
