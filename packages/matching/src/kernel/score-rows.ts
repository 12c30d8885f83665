import { certaintyOf, fitOfParts, pointsOf } from '../score/score.ts';
import { CEILING } from '../score/weights.ts';
import type { Scan } from './scan-result.ts';
import { fieldIndexOf } from './wish-tables.ts';
import { ceilingBy, FLAG, openCeilingBy, SHARE_STEP, SUMS, untoldOf } from './words.ts';

/** Where the four bits of the level begin. */
export const LEVEL_SHIFT = Math.log2(FLAG.authored);

/** Gives every one of the rows its score. `onRow` gets the row's flags and its score once told; it is for counting. */
export const scoreRows = (
  scan: Scan,
  rows: Uint32Array,
  isEligible: boolean,
  onRow: (row: number, flags: number, onceTold: number) => void,
): void => {
  const { columns, tables, score, shared } = scan;
  const { place, deadline, shape, start, count, units } = columns;
  const { words, askedShare, shapeStated, level, field } = tables;
  const [placeShare, placeFlags] = [tables.place.share, tables.place.flags];
  const timing = tables.timing;
  const [deadlineShare, deadlineFlags] = [tables.deadline.share, tables.deadline.flags];
  const [shapeShare, shapeFlags] = [tables.shape.share, tables.shape.flags];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number;
    let at = start[row] as number;
    const end = at + (count[row] as number);
    let [sums, flags] = [0, 0];
    for (; at < end; at += 1) {
      const word = (units[at] as number) * 2;
      sums += words[word] as number;
      flags |= words[word + 1] as number;
    }
    const [p, d, s] = [place[row] as number, deadline[row] as number, shape[row] as number];
    flags |= (placeFlags[p] as number) | (deadlineFlags[d] as number) | (shapeFlags[s] as number);
    const l = (flags >>> LEVEL_SHIFT) & 15;
    const f = fieldIndexOf(flags);
    const states = flags | (level.flags[l] as number) | (field.flags[f] as number);
    const satisfied =
      (placeShare[p] as number) +
      (deadlineShare[d] as number) +
      (shapeShare[s] as number) +
      (level.share[l] as number) +
      (field.share[f] as number) +
      (sums & SUMS.share) * SHARE_STEP;
    const asked = askedShare + ((sums >>> SUMS.askedShift) & SUMS.share) * SHARE_STEP;
    const known = (sums >>> SUMS.knownShift) & SUMS.known;
    const stated = (shapeStated[s] as number) + known + (sums >>> SUMS.openShift);
    const fit = fitOfParts(satisfied, asked, shared[row] as number, (states & FLAG.mismatch) !== 0);
    const certainty = certaintyOf(known, stated);
    const points = pointsOf(
      isEligible ? ceilingBy(states) : CEILING.failed,
      fit,
      certainty,
      timing[d] as number,
    );
    score[row] = points;
    const isHeld = isEligible && untoldOf(states) !== 0;
    onRow(
      row,
      states,
      isHeld ? pointsOf(openCeilingBy(states), fit, certainty, timing[d] as number) : points,
    );
  }
};
