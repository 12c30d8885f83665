import type { Student } from '@laurel/domain';
import { ENGINE_VERSION } from '@laurel/matching';
import { contentHash } from '../../platform/hash.ts';

/**
 * What stored matches depend on: the student's answers, the catalogue, the engine and the calendar day. Matches with
 * another key are never served as fresh.
 */
export const matchKey = (student: Student, catalogueVersion: number, today: string): string =>
  contentHash({ student, catalogueVersion, engine: ENGINE_VERSION, today });
