import { type NextDeadline, nextDeadline, type ScholarshipRecord } from '@laurel/domain';
import { codeUnits, deadlineOrder } from '../rank-scholarships.ts';
import { deadlineWish, startWish } from '../score/wishes.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import type { Dictionary } from './dictionary.ts';
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

/** The distinct deadlines of the columns, and what they came to on the days and wishes asked for so far. */
export interface DeadlineStore {
  deadlines: Dictionary<ScholarshipRecord>;
  /** By day and wish; emptied when a row changes. */
  deadlineTables: Map<string, DeadlineTables>;
}

/** Kept with the columns until they change: the day and the answer to one question are all they depend on. */
export const deadlineTables = (columns: DeadlineStore, student: CompiledStudent): DeadlineTables => {
  const { today, preferences, profile } = student;
  const key = `${today} ${preferences.applicationDeadlinePreference} ${profile.intendedStart ?? ''}`;
  const known = columns.deadlineTables.get(key);
  if (known !== undefined) return known;
  const tables = compileDeadlines(columns, student);
  columns.deadlineTables.set(key, tables);
  return tables;
};

const compileDeadlines = ({ deadlines }: DeadlineStore, student: CompiledStudent): DeadlineTables => {
  const nextDeadlines = deadlines.values.map((record) => record && nextDeadline(record, student.today));
  return {
    nextDeadlines,
    deadlineState: Uint8Array.from(nextDeadlines, (next) =>
      next === undefined ? 0 : next.status === 'closed' ? DEADLINE.closed : DEADLINE.open,
    ),
    deadlineRank: rankOf(nextDeadlines),
    deadline: effectsOf(deadlines, (record, code) => {
      const deadline = nextDeadlines[code];
      if (deadline === undefined) return undefined;
      const context = { student, record, hosts: [], deadline };
      return [deadlineWish, startWish].flatMap((wish) => wish(context, []) ?? []);
    }),
  };
};

/** The place in the order of deadlines; equal ones share it. */
const rankOf = (deadlines: readonly (NextDeadline | undefined)[]): Uint32Array => {
  const keys = deadlines.map((next) => (next === undefined ? '' : deadlineOrder(next)));
  const ranks = new Map([...new Set(keys)].sort(codeUnits).map((key, rank) => [key, rank]));
  return Uint32Array.from(keys, (key) => ranks.get(key) ?? 0);
};
