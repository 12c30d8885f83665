import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Student } from '@laurel/domain';
import { answerScan, compileStudent, ENGINE_VERSION, scanColumns } from '@laurel/matching';
import { contentHash } from '../../platform/hash.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { type MatchingContext, requireStudent } from './matching-context.ts';
import type { StoredMatches, StoredResult } from './present-matches.ts';

/** The two steps of a run, reported as each begins. */
export type MatchingStep = { name: 'checking'; total: number } | { name: 'explaining'; matches: number };
type OnStep = (step: MatchingStep) => Promise<void>;

/** Judges, ranks and explains the whole catalogue for one student. */
export const findMatches = async (
  catalogue: Catalogue,
  student: Student,
  today: string,
  onStep?: OnStep,
): Promise<StoredMatches> => {
  await onStep?.({ name: 'checking', total: catalogue.matched.length });
  const scan = scanColumns(await catalogue.columns(), compileStudent(student, today));
  // Other requests get their turn between the steps.
  await nextTurn();
  await onStep?.({ name: 'explaining', matches: scan.matches });
  const answering = answerScan(scan);
  let step = answering.next();
  while (!step.done) {
    await nextTurn();
    step = answering.next();
  }
  return step.value;
};

/**
 * What stored matches depend on: the student's answers, the catalogue, the engine and the calendar day. Matches with another key
 * are never served as fresh.
 */
export const matchKey = (
  student: Student,
  { version: catalogueVersion, audience }: Pick<Catalogue, 'version' | 'audience'>,
  today: string,
): string => contentHash({ student, catalogueVersion, audience, engine: ENGINE_VERSION, today });

/**
 * Matches a student by the preferences that are stored now. Stores nothing.
 * @throws AppError preferences_required
 */
export const runMatching = async (
  context: MatchingContext,
  userId: string,
  onStep?: OnStep,
): Promise<StoredResult> => {
  const student = await requireStudent(context, userId);
  const catalogue = await context.catalogue.seenBy(userId);
  const today = context.clock.today();
  const ended = context.metrics.matchingSeconds.startTimer();
  const data = await findMatches(catalogue, student, today, onStep);
  ended();
  return { key: matchKey(student, catalogue, today), data, generatedAt: context.clock.now() };
};
