import type { CompiledStudent } from '../compile-student.ts';
import { type NextDeadline, nextDeadline } from '../next-deadline.ts';
import { codeUnits, deadlineOrder } from '../rank-scholarships.ts';
import { deadlineWish } from '../wishes/deadline-wish.ts';
import type { Columns } from './columns.ts';
import { type Effects, effectsOf } from './effects.ts';

/** States of a deadline; 0 is a free row. */
export const DEADLINE = { open: 1, closed: 2 } as const;

/** The deadlines by code on one day. */
export interface DeadlineTables {
  nextDeadlines: (NextDeadline | undefined)[];
  deadlineState: Uint8Array;
  /** The place of a deadline in the order of the ranking. */
  deadlineRank: Uint32Array;
  deadline: Effects;
}

/** Kept with the columns until they change: the day and the answer to one question are all they depend on. */
export function deadlineTables(columns: Columns, student: CompiledStudent): DeadlineTables {
  const { today, preferences } = student;
  const key = `${today} ${preferences.applicationDeadlinePreference}`;
  const known = columns.deadlineTables.get(key);
  if (known !== undefined) return known;
  const tables = compileDeadlines(columns, student);
  columns.deadlineTables.set(key, tables);
  return tables;
}

function compileDeadlines({ deadlines }: Columns, student: CompiledStudent): DeadlineTables {
  const nextDeadlines = deadlines.values.map((record) => record && nextDeadline(record, student.today));
  return {
    nextDeadlines,
    deadlineState: Uint8Array.from(nextDeadlines, (next) =>
      next === undefined ? 0 : next.status === 'closed' ? DEADLINE.closed : DEADLINE.open,
    ),
    deadlineRank: rankOf(nextDeadlines),
    deadline: effectsOf(deadlines, (record, code) => {
      const deadline = nextDeadlines[code];
      return deadline && deadlineWish({ student, record, hosts: [], deadline }, []);
    }),
  };
}

/** The place in the order of deadlines; equal ones share it. */
function rankOf(deadlines: readonly (NextDeadline | undefined)[]): Uint32Array {
  const keys = deadlines.map((next) => (next === undefined ? '' : deadlineOrder(next)));
  const ranks = new Map([...new Set(keys)].sort(codeUnits).map((key, rank) => [key, rank]));
  return Uint32Array.from(keys, (key) => ranks.get(key) ?? 0);
}
