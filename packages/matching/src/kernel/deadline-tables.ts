import {
  type NextDeadline,
  nextDeadline,
  roundOf,
  type ScholarshipRecord,
  type Timing,
} from '@laurel/domain';
import { codeUnits, deadlineOrder } from '../rank-scholarships.ts';
import { isOutdated } from '../score/is-authored.ts';
import { endOfSchool, goesOn, isOver, timingOf } from '../score/timing.ts';
import { TIMING_VALUE } from '../score/weights.ts';
import { deadlineWish } from '../score/wishes.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import type { Dictionary } from './dictionary.ts';
import { type Effects, effectsOf } from './effects.ts';
import { FLAG } from './words.ts';

/** States of a deadline; 0 is a free row. */
export const DEADLINE = { open: 1, closed: 2, over: 3 } as const;

/** The deadlines by code on one day. */
export interface DeadlineTables {
  nextDeadlines: (NextDeadline | undefined)[];
  deadlineState: Uint8Array;
  /** What the score keeps of its span. */
  timing: Float64Array;
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
  const key = JSON.stringify([
    today,
    preferences.applicationDeadlinePreference,
    profile.intendedStart,
    endOfSchool(student),
    goesOn(student),
  ]);
  const known = columns.deadlineTables.get(key);
  if (known !== undefined) return known;
  const tables = compileDeadlines(columns, student);
  columns.deadlineTables.set(key, tables);
  return tables;
};

const compileDeadlines = ({ deadlines }: DeadlineStore, student: CompiledStudent): DeadlineTables => {
  const nextDeadlines = deadlines.values.map((record) => record && nextDeadline(record, student.today));
  const timings = deadlines.values.map(
    (record) => record && timingOf(record, roundOf(record, student.today), student),
  );
  const deadline = effectsOf(deadlines, (record, code) => {
    const next = nextDeadlines[code];
    if (next === undefined) return undefined;
    return deadlineWish({ student, record, hosts: [], deadline: next }, []);
  });
  deadlines.values.forEach((record, code) => {
    if (record && isOutdated(record, student.today))
      deadline.flags[code] = (deadline.flags[code] ?? 0) | FLAG.open;
  });
  return {
    nextDeadlines,
    deadlineState: Uint8Array.from(nextDeadlines, (next, code) => stateOf(next, timings[code])),
    timing: Float64Array.from(timings, (timing) => (timing === undefined ? 0 : TIMING_VALUE[timing])),
    deadlineRank: rankOf(nextDeadlines),
    deadline,
  };
};

const stateOf = (next: NextDeadline | undefined, timing: Timing | undefined): number => {
  if (next === undefined || timing === undefined) return 0;
  if (next.status === 'closed') return DEADLINE.closed;
  return isOver(timing) ? DEADLINE.over : DEADLINE.open;
};

/** The place in the order of deadlines; equal ones share it. */
const rankOf = (deadlines: readonly (NextDeadline | undefined)[]): Uint32Array => {
  const keys = deadlines.map((next) => (next === undefined ? '' : deadlineOrder(next)));
  const ranks = new Map([...new Set(keys)].sort(codeUnits).map((key, rank) => [key, rank]));
  return Uint32Array.from(keys, (key) => ranks.get(key) ?? 0);
};
