import { nextDeadline, type ScholarshipRecord } from '@laurel/domain';
import { hostCodes } from '../comparing/hosts.ts';
import { evaluate } from '../evaluate.ts';
import { isForNextRound } from '../rank-scholarships.ts';
import { INTEREST_POINTS, recordTokens } from '../score/interests.ts';
import { certaintyOf, fitOfParts, pointsOf } from '../score/score.ts';
import { MAX_UNITS } from './columns.ts';
import { addPoints } from './postings.ts';
import {
  compileScholarship,
  FIELD_INDEXES,
  type ScholarshipTables,
  type UnitTable,
} from './scholarship-tables.ts';
import { LEVEL_SHIFT } from './score-rows.ts';
import type { StudentColumns } from './student-columns.ts';
import { unitsOf } from './unit-key.ts';
import { fieldIndexOf } from './wish-tables.ts';
import { ceilingBy, FLAG, NEAR, SHARE_STEP, STATE, SUMS } from './words.ts';

/** One scholarship against all students. */
export interface StudentScan {
  /** `STATE` by row: whether the scholarship is closed, over for now, not for this student, perhaps, or surely. */
  state: Uint8Array;
  /** 0 to 100 in tenths; 0 where it is closed or not for this student. */
  score: Float64Array;
}

/** What `evaluate` says of one scholarship for every student of the columns: outcome and score. */
export const scanStudents = (record: ScholarshipRecord, columns: StudentColumns): StudentScan => {
  const rows = columns.students.length;
  const state = new Uint8Array(rows);
  const score = new Float64Array(rows);
  if (nextDeadline(record, columns.today).status === 'closed') {
    return { state: state.fill(STATE.closed), score };
  }
  if (unitsOf(record).length > MAX_UNITS) return judgeEach(record, columns, { state, score });
  const tables = compileScholarship(record, hostCodes(record), columns);
  const failed = failuresOf(tables.units, rows);
  const shared = new Uint8Array(rows);
  addPoints(columns.interests, recordTokens(record), INTEREST_POINTS, shared);
  scoreStudents(tables, columns, { failed, shared, state, score });
  for (const row of columns.dismissed.get(record.id) ?? []) {
    state[row] = STATE.dismissed;
    score[row] = 0;
  }
  return { state, score };
};

/** For a scholarship with more units than the sums hold. */
const judgeEach = (
  record: ScholarshipRecord,
  { students }: StudentColumns,
  { state, score }: StudentScan,
): StudentScan => {
  students.forEach((student, row) => {
    const evaluation = evaluate(record, student);
    const { overall } = evaluation;
    if (evaluation.isDismissed) state[row] = STATE.dismissed;
    else if (overall === 'not_met') state[row] = STATE.notEligible;
    else if (evaluation.isFilteredOut) state[row] = STATE.filteredOut;
    else if (evaluation.isForSome) state[row] = STATE.forSome;
    else state[row] = isForNextRound(evaluation) ? STATE.nextRound : STATE_OF[overall];
    if (state[row] === STATE.unknown || state[row] === STATE.met) score[row] = evaluation.score;
  });
  return { state, score };
};

/** What keeps a row from the matches, the weightier the higher. */
const AHEAD = 1;
const WAITS = 2;
const FAILED = 3;

const STATE_OF = { unknown: STATE.unknown, met: STATE.met } as const;

/** For every row: `FAILED` with a failed hard unit, else `WAITS` with one for few, else `AHEAD` with one for a later year. */
const failuresOf = (units: readonly UnitTable[], rows: number): Uint8Array => {
  const failed = new Uint8Array(rows);
  for (const { codes, near } of units) {
    if (near.every((word) => word === 0)) continue;
    for (let row = 0; row < rows; row += 1) {
      const word = near[codes[row] as number] as number;
      if (word === 0) continue;
      const found = (word & NEAR.failed) > 0 ? FAILED : word >>> NEAR.aheadShift > 0 ? AHEAD : WAITS;
      if (found > (failed[row] as number)) failed[row] = found;
    }
  }
  return failed;
};

const scoreStudents = (
  { units, place, wishes, offer, stated: base, flags: own }: ScholarshipTables,
  columns: StudentColumns,
  { failed, shared, state, score }: StudentScan & { failed: Uint8Array; shared: Uint8Array },
): void => {
  const [placeCodes, wishCodes] = [place.codes, columns.wishes.codes];
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] === FAILED) {
      state[row] = STATE.notEligible;
      continue;
    }
    let [sums, flags] = [0, own];
    for (let at = 0; at < units.length; at += 1) {
      const { codes, words } = units[at] as UnitTable;
      const word = (codes[row] as number) * 2;
      sums += words[word] as number;
      flags |= words[word + 1] as number;
    }
    const [c, w] = [placeCodes[row] as number, wishCodes[row] as number];
    flags |= (place.flags[c] as number) | (wishes.flags[w] as number);
    const l = (flags >>> LEVEL_SHIFT) & 15;
    const f = w * FIELD_INDEXES + fieldIndexOf(flags);
    if (wishes.isNeedBasedOnly[w] && (flags & FLAG.needStated) === 0) {
      state[row] = STATE.filteredOut;
      continue;
    }
    if (failed[row] === WAITS) {
      state[row] = STATE.forSome;
      continue;
    }
    if (failed[row] === AHEAD || wishes.isOver[w]) {
      state[row] = STATE.nextRound;
      continue;
    }
    const states = flags | (wishes.level.flags[l] as number) | (wishes.field.flags[f] as number);
    const satisfied =
      offer +
      (place.share[c] as number) +
      (wishes.share[w] as number) +
      (wishes.level.share[l] as number) +
      (wishes.field.share[f] as number) +
      (sums & SUMS.share) * SHARE_STEP;
    const asked = (wishes.asked[w] as number) + ((sums >>> SUMS.askedShift) & SUMS.share) * SHARE_STEP;
    const known = (sums >>> SUMS.knownShift) & SUMS.known;
    const stated = base + known + (sums >>> SUMS.openShift);
    state[row] = states & FLAG.hardUnknown ? STATE.unknown : STATE.met;
    score[row] = pointsOf(
      ceilingBy(states),
      fitOfParts(satisfied, asked, shared[row] as number, (states & FLAG.mismatch) !== 0),
      certaintyOf(known, stated),
      wishes.timing[w] as number,
    );
  }
};

/** Rows of the students who have the scholarship among their matches, with at least this score. */
export const matchingStudents = (
  record: ScholarshipRecord,
  columns: StudentColumns,
  minScore: number,
): number[] => {
  const { state, score } = scanStudents(record, columns);
  const rows: number[] = [];
  for (let row = 0; row < state.length; row += 1) {
    const isMatch = state[row] === STATE.unknown || state[row] === STATE.met;
    if (isMatch && (score[row] as number) >= minScore) rows.push(row);
  }
  return rows;
};
