import type { Critique, CritiqueInput } from '@laurel/critique';
import type { Database } from '@laurel/db';
import { type Student, scholarshipWordLimit } from '@laurel/domain';
import type { TextEngine } from '../../platform/text-engine/index.ts';
import { findRecords } from '../catalogue/index.ts';
import { type EssayRow, findEssay } from './essays.repository.ts';

export interface CritiqueContext {
  database: Database;
  textEngine: TextEngine;
  /** The student's preferences and profile, or undefined before preferences exist. */
  findStudent(userId: string): Promise<Student | undefined>;
}

const scholarshipOf = async (
  { database }: CritiqueContext,
  id: string | null,
): Promise<CritiqueInput['scholarship']> => {
  const [record] = id ? await findRecords(database.queries, [id]) : [];
  if (!record) return undefined;
  const { title, organization, selection, description } = record;
  const wordLimit = scholarshipWordLimit(record);
  return { title, organization, selection, description, ...(wordLimit ? { wordLimit } : {}) };
};

const profileOf = (student: Student | undefined): CritiqueInput['profile'] => {
  if (!student) return undefined;
  const { preferences, profile } = student;
  return {
    fieldsOfStudy: preferences.fieldsOfStudy,
    workExperience: preferences.workExperience,
    ...(typeof preferences.gpa === 'number' ? { gpa: preferences.gpa } : {}),
    ...(profile.currentDegree ? { currentDegree: profile.currentDegree } : {}),
    ...(profile.institution ? { institution: profile.institution } : {}),
    ...(profile.citizenships ? { citizenships: profile.citizenships } : {}),
    ...(profile.countryOfResidence ? { countryOfResidence: profile.countryOfResidence } : {}),
  };
};

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
  const scholarship = await scholarshipOf(context, essay.scholarshipId);
  const profile = profileOf(student);
  const previous = await previousOf(context, essay);
  return {
    text: essay.essayText,
    ...(essay.prompt ? { prompt: essay.prompt } : {}),
    ...(scholarship ? { scholarship } : {}),
    ...(profile ? { profile } : {}),
    ...(previous ? { previous } : {}),
  };
};

/** The embedded critique of a stored essay. */
export const critiqueEssay = async (context: CritiqueContext, essay: EssayRow): Promise<Critique> =>
  context.textEngine.critique(await critiqueInput(context, essay));
