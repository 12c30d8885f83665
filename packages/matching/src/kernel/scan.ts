import { evaluate } from '../evaluate.ts';
import { WORKABLE } from '../explain/obstacles.ts';
import { isForNextRound, isTail } from '../rank-scholarships.ts';
import { isOpenAndDecisive } from '../score/eligibility.ts';
import { INTEREST_POINTS } from '../score/interests.ts';
import { SCORE_STEPS } from '../score/score.ts';
import { TAIL } from '../score/weights.ts';
import { type Columns, MAX_UNITS } from './columns.ts';
import { DEADLINE } from './deadline-tables.ts';
import { addPoints } from './postings.ts';
import type { Scan } from './scan-result.ts';
import { scoreRows } from './score-rows.ts';
import type { Tables } from './tables.ts';
import { FIXABLE_CLASSES, FLAG, NEAR, nearClassOf, STATE, wordsOf } from './words.ts';

/** Scores that there can be. */
const SCORES = 100 * SCORE_STEPS + 1;
const LABELS = WORKABLE.length + 1;

/** Judges, scores and counts every row for one student. */
export const scan = (columns: Columns, tables: Tables): Scan => {
  const rows = columns.records.length;
  const result: Scan = {
    columns,
    tables,
    state: new Uint8Array(rows),
    score: new Float64Array(rows),
    shared: new Uint8Array(rows),
    nearClass: new Uint16Array(rows),
    matchRows: new Uint32Array(rows),
    matches: 0,
    nextRows: new Uint32Array(rows),
    nextRound: 0,
    closed: 0,
    filteredOut: 0,
    dismissed: 0,
    tooOpen: 0,
    notEligible: 0,
    someRows: [],
    byScore: new Uint32Array(SCORES),
    byNearClass: new Uint32Array((Math.max(MAX_UNITS, ...columns.oversize.values()) + 1) * FIXABLE_CLASSES),
    workable: new Uint32Array(LABELS),
    heldBack: 0,
    heldOut: 0,
    oversize: new Map(),
  };
  addPoints(columns.words, tables.student.interests, INTEREST_POINTS, result.shared);
  markDismissed(result);
  sortOut(result);
  const found: Found = { flags: new Int32Array(rows), onceTold: new Float64Array(rows) };
  scoreRows(result, result.matchRows.subarray(0, result.matches), true, (row, flags, onceTold) => {
    found.flags[row] = flags;
    found.onceTold[row] = onceTold;
  });
  scoreNextRound(result);
  result.someRows = leaveOutOthers(result);
  judgeOversize(result, found);
  countMatches(result, found);
  return result;
};

/** Of matches, by row: their flags, and their score but for what an untold citizenship or residence holds back. */
interface Found {
  flags: Int32Array;
  onceTold: Float64Array;
}

/** Scores the rows whose round is over or serves the student later, and leaves out those that are another than asked for. */
const scoreNextRound = (scan: Scan): void => {
  const rows = scan.nextRows.slice(0, scan.nextRound);
  scan.nextRound = 0;
  scoreRows(scan, rows, true, (row, flags) => {
    scan.state[row] = flags & FLAG.hardUnknown ? STATE.unknown : STATE.met;
    if ((flags & FLAG.mismatch) !== 0) {
      scan.tooOpen += 1;
      return;
    }
    scan.nextRows[scan.nextRound] = row;
    scan.nextRound += 1;
  });
};

/** Scores the rows that wait for a few, and leaves out those that are another than asked for all the same. */
const leaveOutOthers = (scan: Scan): number[] => {
  const left: number[] = [];
  scoreRows(scan, Uint32Array.from(scan.someRows), true, (row, flags) => {
    if ((flags & FLAG.mismatch) === 0) {
      left.push(row);
      return;
    }
    scan.tooOpen += 1;
    scan.state[row] = STATE.unknown;
  });
  return left;
};

/** Rows the student said "Not for me" to, for the sorting out to leave alone unless they are closed. */
const markDismissed = ({ columns, tables, state }: Scan): void => {
  for (const id of tables.student.dismissed) {
    const row = columns.rowOf.get(id);
    if (row !== undefined) state[row] = STATE.dismissed;
  }
};

/** Closed rows, rows with a failed hard unit, rows that wait for a few or for a later year, and the others. */
const sortOut = (result: Scan): void => {
  const { columns, tables, state, matchRows, nextRows } = result;
  const { deadline, start, count, units, oversize } = columns;
  const { deadlineState, near, words, isNeedBasedOnly } = tables;
  const hasOversize = oversize.size > 0;
  let [closed, matches, nextRound] = [0, 0, 0];
  for (let row = 0; row < state.length; row += 1) {
    const open = deadlineState[deadline[row] as number] as number;
    if (open === 0 || open === DEADLINE.closed || (hasOversize && oversize.has(row))) {
      if (open === DEADLINE.closed) {
        closed += 1;
        state[row] = STATE.closed;
      }
      continue;
    }
    if (state[row] === STATE.dismissed) {
      result.dismissed += 1;
      continue;
    }
    let at = start[row] as number;
    const end = at + (count[row] as number);
    let sum = 0;
    let flags = 0;
    for (; at < end; at += 1) {
      sum += near[units[at] as number] as number;
      if (isNeedBasedOnly) flags |= words[(units[at] as number) * 2 + 1] as number;
    }
    if (isNeedBasedOnly && (flags & FLAG.needStated) === 0) {
      result.filteredOut += 1;
      state[row] = STATE.filteredOut;
      continue;
    }
    if ((sum & NEAR.failed) > 0) {
      countMiss(result, row, nearClassOf(sum), (sum >>> NEAR.labelShift) & NEAR.label);
    } else if (((sum >>> NEAR.someShift) & NEAR.failed) > 0) waitFor(result, row);
    else if (sum > 0 || open === DEADLINE.over) {
      nextRows[nextRound] = row;
      nextRound += 1;
    } else {
      matchRows[matches] = row;
      matches += 1;
    }
  }
  result.closed = closed;
  result.matches = matches;
  result.nextRound = nextRound;
};

/** Takes out the matches that are left out of the list, and counts the others. */
const countMatches = (scan: Scan, { flags: flagsOf, onceTold }: Found): void => {
  const { matchRows, score } = scan;
  const rows = matchRows.slice(0, scan.matches);
  const hasBetter = rows.some((row) => (score[row] as number) >= TAIL.beside);
  scan.matches = 0;
  for (const row of rows) {
    const flags = flagsOf[row] as number;
    const isOpen = (flags & FLAG.hardUnknown) !== 0;
    if (
      (flags & FLAG.mismatch) !== 0 ||
      (hasBetter &&
        isTail(isOpen, (flags & FLAG.decisive) !== 0, score[row] as number, onceTold[row] as number))
    ) {
      scan.tooOpen += 1;
      scan.state[row] = isOpen ? STATE.unknown : STATE.met;
      const isHeld = (score[row] as number) < (onceTold[row] as number);
      const isAnother = (flags & FLAG.mismatch) !== 0;
      if (isHeld && !isAnother && (onceTold[row] as number) >= TAIL.decisive) scan.heldOut += 1;
      continue;
    }
    matchRows[scan.matches] = row;
    scan.matches += 1;
    countMatch(scan, row, flags);
    if ((scan.score[row] as number) < (onceTold[row] as number)) scan.heldBack += 1;
  }
};

/** Counts one match whose score is known, by all that the overview tells. */
const countMatch = (scan: Scan, row: number, flags: number): void => {
  const { state, score, byScore } = scan;
  const points = score[row] as number;
  state[row] = flags & FLAG.hardUnknown ? STATE.unknown : STATE.met;
  const step = Math.round(points * SCORE_STEPS);
  byScore[step] = (byScore[step] as number) + 1;
};

const waitFor = ({ state, someRows }: Scan, row: number): void => {
  state[row] = STATE.forSome;
  someRows.push(row);
};

/** Counts one row with failed hard units; `label` is used where a single one failed. */
const countMiss = (scan: Scan, row: number, nearClass: number, label: number): void => {
  const { state, nearClass: classes, byNearClass, workable } = scan;
  scan.notEligible += 1;
  state[row] = STATE.notEligible;
  classes[row] = nearClass;
  byNearClass[nearClass] = (byNearClass[nearClass] as number) + 1;
  if (nearClass < 2 * FIXABLE_CLASSES) workable[label] = (workable[label] as number) + 1;
};

/** Rows with too many units are left to the evaluator and counted like the others. */
const judgeOversize = (scan: Scan, { flags: flagsOf, onceTold }: Found): void => {
  const { columns, tables, oversize, state, score, matchRows } = scan;
  for (const row of columns.oversize.keys()) {
    const record = columns.records[row];
    if (record === undefined || state[row] === STATE.closed) continue;
    if (state[row] === STATE.dismissed) {
      scan.dismissed += 1;
      continue;
    }
    const evaluation = evaluate(record, tables.student);
    oversize.set(row, evaluation);
    if (evaluation.isFilteredOut) {
      scan.filteredOut += 1;
      state[row] = STATE.filteredOut;
      continue;
    }
    score[row] = evaluation.score;
    const words = evaluation.units.map((unit) => wordsOf(unit, tables.student, tables.wishes));
    if (evaluation.overall === 'not_met') {
      const failed = words.map(({ near }) => near).filter((near) => (near & NEAR.failed) > 0);
      const rank = Math.max(...failed.map((near) => nearClassOf(near) - FIXABLE_CLASSES));
      const label = ((failed[0] ?? 0) >>> NEAR.labelShift) & NEAR.label;
      countMiss(scan, row, failed.length * FIXABLE_CLASSES + rank, label);
      continue;
    }
    if (evaluation.isForSome && evaluation.fit.isMismatch) {
      scan.tooOpen += 1;
      state[row] = STATE.unknown;
      continue;
    }
    if (evaluation.isForSome) {
      waitFor(scan, row);
      continue;
    }
    if (isForNextRound(evaluation)) {
      if (evaluation.fit.isMismatch) scan.tooOpen += 1;
      else {
        scan.nextRows[scan.nextRound] = row;
        scan.nextRound += 1;
      }
      state[row] = evaluation.overall === 'unknown' ? STATE.unknown : STATE.met;
      continue;
    }
    matchRows[scan.matches] = row;
    scan.matches += 1;
    onceTold[row] = evaluation.scoreOnceTold;
    flagsOf[row] =
      (evaluation.overall === 'unknown' ? FLAG.hardUnknown : 0) |
      (evaluation.units.some(isOpenAndDecisive) ? FLAG.decisive : 0) |
      (evaluation.fit.isMismatch ? FLAG.mismatch : 0);
  }
};
