import type { Database } from '@laurel/db';
import type { Preferences, Student } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { CatalogueIndex } from '../catalogue/index.ts';
import { findStudentRow } from './matching.repository.ts';

export interface MatchingContext {
  database: Database;
  clock: Clock;
  logger: Logger;
  catalogue: CatalogueIndex;
  metrics: Pick<Metrics, 'matchingSeconds'>;
}

/** All that matching reads of a student, or undefined before the preferences exist. */
export const findStudent = async (
  { database }: Pick<MatchingContext, 'database'>,
  userId: string,
): Promise<Student | undefined> => {
  const row = await findStudentRow(database.queries, userId);
  return row?.preferences ? { ...row, preferences: row.preferences } : undefined;
};

/** @throws AppError preferences_required */
export const requireStudent = async (
  context: Pick<MatchingContext, 'database'>,
  userId: string,
): Promise<Student> => {
  const student = await findStudent(context, userId);
  if (!student) throw new AppError('preferences_required');
  return student;
};

/** The signed-in student with other preferences. */
export const studentWith = async (
  { database }: Pick<MatchingContext, 'database'>,
  userId: string,
  preferences: Preferences,
): Promise<Student> => ({
  profile: {},
  ...(await findStudentRow(database.queries, userId)),
  preferences,
});
