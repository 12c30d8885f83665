import type { ScholarshipRecord } from '@laurel/domain';
import { type Evaluation, evaluate } from '../evaluate.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import type { Columns } from './columns.ts';
import { overallOf, scanColumns } from './match-columns.ts';
import { scoreMisses } from './select.ts';
import { STATE } from './words.ts';

/** States in which a scan gives no score. */
const UNSCORED: ReadonlySet<number> = new Set([STATE.free, STATE.closed, STATE.filteredOut, STATE.dismissed]);

export type Standing = Pick<Evaluation, 'score' | 'overall'>;

/**
 * How any scholarship stands to a student, as `evaluate` has it: looked up in one scan of the columns, and evaluated where
 * these don't hold it or it is closed. To be used before the columns change.
 */
export const standingsOf = (
  columns: Columns,
  student: CompiledStudent,
): ((record: ScholarshipRecord) => Standing) => {
  const result = scanColumns(columns, student);
  scoreMisses(result);
  return (record) => {
    const row = columns.rowOf.get(record.id);
    const state = row === undefined || columns.records[row] !== record ? STATE.free : result.state[row];
    if (row === undefined || state === undefined || UNSCORED.has(state)) {
      const { score, overall } = evaluate(record, student);
      return { score, overall };
    }
    return { score: result.score[row] ?? 0, overall: overallOf(result, row) };
  };
};
