import type { Database } from '@laurel/db';
import type { Proposal, ScholarshipRecord, Student } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import type { CatalogueIndex } from '../catalogue/index.ts';
import type { ParaphrasedMatch } from '../paraphrase/index.ts';
import type { SourceState } from './present-freshness.ts';

/** What the routes need, including functions of other modules. */
export interface BrowseContext {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  /** The student's preferences and profile, or undefined before preferences exist. */
  findStudent(userId: string): Promise<Student | undefined>;
  /** Which of these scholarships the student has saved. */
  savedAmong(userId: string, scholarshipIds: string[]): Promise<Set<string>>;
  /** The sources that the worker imports on a schedule. */
  listSources(): Promise<SourceState[]>;
  /** What model extraction found beside the record; it counts for nothing. */
  findProposals(record: ScholarshipRecord): Promise<Proposal[]>;
  /** The same matches with paraphrased sentences. */
  paraphraseMatches<T extends ParaphrasedMatch>(
    matches: T[],
    findStudent: () => Promise<Student>,
  ): Promise<T[]>;
}
