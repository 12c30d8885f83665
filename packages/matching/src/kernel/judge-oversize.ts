import { evaluate } from '../evaluate.ts';
import { asksReference } from '../explain/referees.ts';
import { countMatch, countMiss } from './count-match.ts';
import type { Scan } from './scan.ts';
import { FIXABLE_CLASSES, FLAG, NEAR, nearClassOf, STATE, wordsOf } from './words.ts';

/** Rows with too many units are left to the evaluator and counted like the others. */
export function judgeOversize(scan: Scan): void {
  const { columns, tables, oversize, state, score, matchRows } = scan;
  for (const row of columns.oversize.keys()) {
    const record = columns.records[row];
    if (record === undefined || state[row] === STATE.closed) continue;
    const evaluation = evaluate(record, tables.student);
    oversize.set(row, evaluation);
    score[row] = evaluation.score;
    const words = evaluation.units.map((unit) => wordsOf(unit, tables.student, tables.wishes));
    if (evaluation.overall === 'not_met') {
      const failed = words.map(({ near }) => near).filter((near) => near > 0);
      const rank = Math.max(...failed.map((near) => nearClassOf(near) - FIXABLE_CLASSES));
      const label = (failed[0] ?? 0) >>> NEAR.labelShift;
      countMiss(scan, row, failed.length * FIXABLE_CLASSES + rank, label);
      continue;
    }
    matchRows[scan.matches] = row;
    scan.matches += 1;
    const facts = words.reduce((all, word) => all | word.facts, 0);
    const flags =
      (evaluation.overall === 'unknown' ? FLAG.hardUnknown : 0) |
      (asksReference(record) ? FLAG.reference : 0);
    countMatch(scan, row, flags, facts);
  }
}
