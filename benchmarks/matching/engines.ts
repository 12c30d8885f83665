import type { ScholarshipRecord } from '@laurel/domain';
import {
  type Columns,
  type CompiledStudent,
  evaluateAll,
  explainRanking,
  matchColumns,
  rankScholarships,
  scanColumns,
} from '@laurel/matching';

/** One way of finding the best hundred scholarships for a student. */
export interface Engine {
  name: string;
  /** Parts of the task that it does not do. */
  without: string;
  /** Its work is done by another process. */
  elsewhere?: true;
  run(student: CompiledStudent): unknown;
  close?(): void | Promise<void>;
}

const PAGE = { limit: 100, nextRoundLimit: 0, notEligibleLimit: 0 };

export const kernel = (columns: Columns): Engine => {
  return { name: 'kernel', without: '', run: (student) => matchColumns(columns, student, PAGE) };
};

export const kernelScan = (columns: Columns): Engine => {
  return {
    name: 'kernel, scan alone',
    without: 'order and words',
    run: (student) => scanColumns(columns, student),
  };
};

export const plainObjects = (records: readonly ScholarshipRecord[]): Engine => {
  return {
    name: 'plain objects',
    without: '',
    run: (student) => explainRanking(rankScholarships(evaluateAll(records, student)), student, PAGE),
  };
};
