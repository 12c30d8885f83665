import type { Evaluation } from '../evaluate.ts';
import type { Columns } from './columns.ts';
import type { Tables } from './tables.ts';

/** One student against all rows. */
export interface Scan {
  columns: Columns;
  tables: Tables;
  state: Uint8Array;
  /** 0 to 100 in tenths for matches; not eligible rows get theirs when a page needs it. */
  score: Float64Array;
  /** What the row's text shares with the student's interests, as `Fit.sharedPoints`. */
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
  dismissed: number;
  /** Rows that would be matches if less of them were open. */
  tooOpen: number;
  notEligible: number;
  /** Matches that an untold citizenship or residence holds back. */
  heldBack: number;
  /** Rows left out of the matches that only that keeps out. */
  heldOut: number;
  /** Rows that wait for the student to be one of few. */
  someRows: number[];
  /** Counts by score (in tenths), and by near-miss class. */
  byScore: Uint32Array;
  byNearClass: Uint32Array;
  /** Evaluations of the rows that are too long for the kernel's words. */
  oversize: Map<number, Evaluation>;
  /** Rows with one failed unit, by what of it can be worked on; the first count is of nothing. */
  workable: Uint32Array;
}
