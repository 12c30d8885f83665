import type { Critique, CritiqueInput } from '@laurel/critique';
import { essayProfile, essayScholarship } from '@laurel/critique/essay';
import type { Database } from '@laurel/db';
import { type Student, utcDay } from '@laurel/domain';
import type { TextEngine } from '../../platform/text-engine/index.ts';
import { findRecordFor } from '../saved-scholarships/index.ts';
import { type EssayRow, findEssay } from './essays.repository.ts';

export interface CritiqueContext {
  database: Database;
  textEngine: TextEngine;
  /** The student's preferences and profile, or undefined before preferences exist. */
  findStudent(userId: string): Promise<Student | undefined>;
}

const previousOf = async (
  { database }: CritiqueContext,
  essay: EssayRow,
): Promise<CritiqueInput['previous']> => {
  const earlier = essay.previousEssayId
    ? await findEssay(database.queries, essay.userId, essay.previousEssayId)
    : undefined;
  return earlier?.critique ? { text: earlier.essayText, critique: earlier.critique } : undefined;
};

/** What a stored essay is critiqued by: its prompt, its scholarship, the student's facts and the earlier draft. */
export const critiqueInput = async (context: CritiqueContext, essay: EssayRow): Promise<CritiqueInput> => {
  const student = await context.findStudent(essay.userId);
  const { scholarshipId } = essay;
  const stored = scholarshipId
    ? await findRecordFor(context.database.queries, essay.userId, scholarshipId)
    : undefined;
  const previous = await previousOf(context, essay);
  return {
    text: essay.essayText,
    ...(essay.prompt ? { prompt: essay.prompt } : {}),
    ...(stored ? { scholarship: essayScholarship(stored.record) } : {}),
    ...(student ? { profile: essayProfile(student, utcDay(essay.createdAt)) } : {}),
    ...(previous ? { previous } : {}),
  };
};

/** The embedded critique of a stored essay. */
export const critiqueEssay = async (context: CritiqueContext, essay: EssayRow): Promise<Critique> =>
  context.textEngine.critique(await critiqueInput(context, essay));
