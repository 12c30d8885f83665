import type { Evaluation } from '../evaluate.ts';
import { WORKABLE } from '../explain/obstacles.ts';
import { FACT_NAMES } from '../facts.ts';
import { INTEREST_WORDS } from '../weights.ts';
import { type Columns, MOST_UNITS } from './columns.ts';
import { countMatch, countMiss } from './count-match.ts';
import { DEADLINE } from './deadline-tables.ts';
import { judgeOversize } from './judge-oversize.ts';
import { countTokens } from './postings.ts';
import { scoreRows } from './score-rows.ts';
import type { Tables } from './tables.ts';
import { FIXABLE_CLASSES, NEAR, nearClassOf, STATE } from './words.ts';

const LABELS = WORKABLE.length + 1;

/** One student against all rows. */
export interface Scan {
  columns: Columns;
  tables: Tables;
  state: Uint8Array;
  /** 0 to 100 for matches; not eligible rows get theirs when a page needs it. */
  score: Uint8Array;
  /** Words of the student's interests that the row's text holds. */
  shared: Uint8Array;
  /** For rows that are not eligible: fewer failed units first, then those that can change sooner. */
  nearClass: Uint16Array;
  /** Rows that are matches: the first `matches` of these. */
  matchRows: Uint32Array;
  matches: number;
  closed: number;
  notEligible: number;
  /** Counts by score, by near-miss class, by deadline code, by fact. */
  byScore: Uint32Array;
  byNearClass: Uint32Array;
  byDeadline: Uint32Array;
  settles: Uint32Array;
  /** Matches that ask for a reference. */
  asksReference: number;
  /** Evaluations of the rows that are too long for the kernel's words. */
  oversize: Map<number, Evaluation>;
  /** Rows with one failed unit, by what of it can be worked on; the first count is of nothing. */
  workable: Uint32Array;
}

/** Judges, scores and counts every row for one student. */
export function scan(columns: Columns, tables: Tables): Scan {
  const rows = columns.records.length;
  const result: Scan = {
    columns,
    tables,
    state: new Uint8Array(rows),
    score: new Uint8Array(rows),
    shared: new Uint8Array(rows),
    nearClass: new Uint16Array(rows),
    matchRows: new Uint32Array(rows),
    matches: 0,
    closed: 0,
    notEligible: 0,
    byScore: new Uint32Array(101),
    byNearClass: new Uint32Array((Math.max(MOST_UNITS, ...columns.oversize.values()) + 1) * FIXABLE_CLASSES),
    byDeadline: new Uint32Array(tables.nextDeadlines.length),
    settles: new Uint32Array(FACT_NAMES.length),
    asksReference: 0,
    workable: new Uint32Array(LABELS),
    oversize: new Map(),
  };
  countTokens(columns.words, tables.student.interests, INTEREST_WORDS, result.shared);
  sortOut(result);
  scoreRows(result, result.matchRows.subarray(0, result.matches), true, (row, flags, facts) =>
    countMatch(result, row, flags, facts),
  );
  judgeOversize(result);
  return result;
}

/** Closed rows, rows with a failed hard unit, and the others. */
function sortOut(result: Scan): void {
  const { columns, tables, state, matchRows } = result;
  const { deadline, start, count, units, oversize } = columns;
  const { deadlineState, near } = tables;
  const hasOversize = oversize.size > 0;
  let [closed, matches] = [0, 0];
  for (let row = 0; row < state.length; row += 1) {
    const open = deadlineState[deadline[row] as number] as number;
    if (open !== DEADLINE.open || (hasOversize && oversize.has(row))) {
      if (open === DEADLINE.closed) {
        closed += 1;
        state[row] = STATE.closed;
      }
      continue;
    }
    let at = start[row] as number;
    const end = at + (count[row] as number);
    let sum = 0;
    for (; at < end; at += 1) sum += near[units[at] as number] as number;
    if (sum === 0) {
      matchRows[matches] = row;
      matches += 1;
    } else countMiss(result, row, nearClassOf(sum), sum >>> NEAR.labelShift);
  }
  result.closed = closed;
  result.matches = matches;
}
