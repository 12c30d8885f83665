import { codeUnits } from '../rank-scholarships.ts';
import { SCORE_STEPS } from '../score/score.ts';
import type { Columns } from './columns.ts';
import type { Scan } from './scan-result.ts';
import { scoreRows } from './score-rows.ts';
import { STATE } from './words.ts';

/** Rows of the best matches, best first, in the evaluator's order. */
export const bestMatches = (scan: Scan, limit: number): number[] => {
  const { score, matchRows, matches, byScore } = scan;
  const lowest = boundary(byScore.length - 1, -1, byScore, limit) / SCORE_STEPS;
  const candidates: number[] = [];
  const tied: number[] = [];
  for (let at = 0; at < matches; at += 1) {
    const row = matchRows[at] as number;
    const points = score[row] as number;
    if (points > lowest) candidates.push(row);
    else if (points === lowest) tied.push(row);
  }
  const order = byScoreThenTies(scan);
  return [...candidates, ...firstOf(tied, limit - candidates.length, order)].sort(order);
};

/** Rows of the best ones whose round is over, best first. */
export const bestOfNextRound = (scan: Scan, limit: number): number[] => {
  const order = byScoreThenTies(scan);
  return firstOf([...scan.nextRows.subarray(0, scan.nextRound)], limit, order).sort(order);
};

/** Rows of the nearest misses, nearest first, in the evaluator's order. Scores them on the way. */
export const nearestMisses = (scan: Scan, limit: number): number[] => {
  if (limit <= 0) return [];
  const { nearClass, byNearClass } = scan;
  const candidates = scoreMisses(scan, boundary(0, 1, byNearClass, limit));
  const ties = byScoreThenTies(scan);
  const order = (a: number, b: number) => (nearClass[a] as number) - (nearClass[b] as number) || ties(a, b);
  return firstOf(candidates, limit, order).sort(order);
};

/** Gives rows that are not eligible their score, those of the near-miss classes up to `farthest`. @returns these rows */
export const scoreMisses = (scan: Scan, farthest = Number.POSITIVE_INFINITY): number[] => {
  const { state, nearClass, score, oversize } = scan;
  const rows: number[] = [];
  for (let row = 0; row < state.length; row += 1) {
    if (state[row] === STATE.notEligible && (nearClass[row] as number) <= farthest) rows.push(row);
  }
  scoreRows(scan, Uint32Array.from(rows), false, () => {});
  for (const [row, evaluation] of oversize) score[row] = evaluation.score;
  return rows;
};

/** The last class, counted from the first one on, that a page of `limit` rows reaches into. */
const boundary = (first: number, step: number, counts: Uint32Array, limit: number): number => {
  let left = limit;
  let at = first;
  while (at + step >= 0 && at + step < counts.length) {
    left -= counts[at] as number;
    if (left <= 0) break;
    at += step;
  }
  return at;
};

type Order = (a: number, b: number) => number;

/** Score, deadline, title, id: as the ranking of evaluations has it. */
export const byScoreThenTies = ({ score, columns, tables }: Scan): Order => {
  const { deadline, records } = columns;
  const { deadlineRank } = tables;
  const dayOf = (row: number) => deadlineRank[deadline[row] as number] as number;
  return (a, b) =>
    (score[b] as number) - (score[a] as number) || dayOf(a) - dayOf(b) || byTitle(records, a, b);
};

const byTitle = (records: Columns['records'], a: number, b: number): number => {
  const [left, right] = [records[a], records[b]];
  if (left === undefined || right === undefined) return 0;
  return codeUnits(left.title, right.title) || codeUnits(left.id, right.id);
};

/** The first `limit` rows in an order, in no order: a heap whose root is the last of those kept. */
const firstOf = (rows: readonly number[], limit: number, order: Order): number[] => {
  if (rows.length <= limit) return [...rows];
  const heap = rows.slice(0, Math.max(0, limit));
  if (heap.length === 0) return heap;
  for (let at = (heap.length >> 1) - 1; at >= 0; at -= 1) sink(heap, at, order);
  for (let index = heap.length; index < rows.length; index += 1) {
    const row = rows[index] as number;
    if (order(row, heap[0] as number) >= 0) continue;
    heap[0] = row;
    sink(heap, 0, order);
  }
  return heap;
};

const sink = (heap: number[], from: number, order: Order): void => {
  let at = from;
  for (;;) {
    let last = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && order(heap[child] as number, heap[last] as number) > 0) last = child;
    }
    if (last === at) return;
    [heap[at], heap[last]] = [heap[last] as number, heap[at] as number];
    at = last;
  }
};
