import type { Evaluation } from '../evaluate.ts';
import type { Columns } from './columns.ts';
import type { Tables } from './tables.ts';

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
  /** Rows that would be matches if their round were not over: the first `nextRound` of these. */
  nextRows: Uint32Array;
  nextRound: number;
  closed: number;
  filteredOut: number;
  notEligible: number;
  /** Rows that wait for the student to be one of few. */
  someRows: number[];
  /** Counts by score, by near-miss class, by deadline code. */
  byScore: Uint32Array;
  byNearClass: Uint32Array;
  byDeadline: Uint32Array;
  /** Matches that ask for a reference. */
  asksReference: number;
  /** Evaluations of the rows that are too long for the kernel's words. */
  oversize: Map<number, Evaluation>;
  /** Rows with one failed unit, by what of it can be worked on; the first count is of nothing. */
  workable: Uint32Array;
}
