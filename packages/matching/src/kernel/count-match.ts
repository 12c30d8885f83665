import type { Scan } from './scan.ts';
import { FIXABLE_CLASSES, FLAG, STATE } from './words.ts';

/** Counts one match whose score is known, by all that the overview tells. */
export function countMatch(scan: Scan, row: number, flags: number, facts: number): void {
  const { state, score, byScore, byDeadline, settles, columns } = scan;
  const points = score[row] as number;
  const code = columns.deadline[row] as number;
  state[row] = flags & FLAG.hardUnknown ? STATE.unknown : STATE.met;
  byScore[points] = (byScore[points] as number) + 1;
  byDeadline[code] = (byDeadline[code] as number) + 1;
  if (flags & FLAG.reference) scan.asksReference += 1;
  for (let left = facts; left !== 0; left &= left - 1) {
    const fact = 31 - Math.clz32(left & -left);
    settles[fact] = (settles[fact] as number) + 1;
  }
}

/** Counts one row with failed hard units; `label` is used where a single one failed. */
export function countMiss(scan: Scan, row: number, nearClass: number, label: number): void {
  const { state, nearClass: classes, byNearClass, workable } = scan;
  scan.notEligible += 1;
  state[row] = STATE.notEligible;
  classes[row] = nearClass;
  byNearClass[nearClass] = (byNearClass[nearClass] as number) + 1;
  if (nearClass < 2 * FIXABLE_CLASSES) workable[label] = (workable[label] as number) + 1;
}
