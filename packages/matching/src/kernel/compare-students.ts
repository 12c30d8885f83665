import type { ScholarshipRecord } from '@laurel/domain';
import type { CompiledStudent } from '../student/compile-student.ts';
import type { Columns } from './columns.ts';
import { scanColumns } from './match-columns.ts';
import type { Scan } from './scan-result.ts';

/** What other answers do to the matches. */
export interface ComparedStudents {
  matches: { now: number; changed: number };
  /** Matches of the second alone, best first. */
  opens: ScholarshipRecord[];
  /** Matches of the first alone, best first. */
  closes: ScholarshipRecord[];
}

const rowsOf = ({ matchRows, matches }: Scan): Uint32Array => matchRows.subarray(0, matches);

const alone = (own: Scan, other: Scan): ScholarshipRecord[] => {
  const others = new Set(rowsOf(other));
  return [...rowsOf(own)]
    .filter((row) => !others.has(row))
    .sort((a, b) => (own.score[b] ?? 0) - (own.score[a] ?? 0) || a - b)
    .flatMap((row) => own.columns.records[row] ?? []);
};

/** The matches of one student with two sets of answers. To be used before the columns change. */
export const compareStudents = (
  columns: Columns,
  now: CompiledStudent,
  changed: CompiledStudent,
): ComparedStudents => {
  const [before, after] = [scanColumns(columns, now), scanColumns(columns, changed)];
  return {
    matches: { now: before.matches, changed: after.matches },
    opens: alone(after, before),
    closes: alone(before, after),
  };
};
