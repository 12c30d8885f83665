import type { Database } from '@laurel/db';
import type { Proposal, ScholarshipRecord, Student } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import type { CatalogueIndex } from '../catalogue/index.ts';
import type { ParaphrasedMatch } from '../paraphrase/index.ts';
import type { SourceState } from './present-freshness.ts';

/** What the calls on scholarships need, other modules' answers among it. */
export interface BrowseContext {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  /** The student's preferences and profile, or undefined before preferences exist. */
  findStudent(userId: string): Promise<Student | undefined>;
  /** Which of these scholarships the student has saved. */
  savedAmong(userId: string, scholarshipIds: string[]): Promise<Set<string>>;
  /** The sources that are imported by themselves. */
  listSources(): Promise<SourceState[]>;
  /** What a language model pointed at beyond what the record counts. */
  findProposals(record: ScholarshipRecord): Promise<Proposal[]>;
  /** The same matches of this student, some of their sentences in a language model's words. */
  paraphraseMatches<T extends ParaphrasedMatch>(
    matches: T[],
    findStudent: () => Promise<Student>,
  ): Promise<T[]>;
}
