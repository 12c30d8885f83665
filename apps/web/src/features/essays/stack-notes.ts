/** A note beside a text: where its sentence begins, and how high the note is. Both in pixels. */
export interface NoteBox {
  wanted: number;
  height: number;
}

const downFrom = (boxes: readonly NoteBox[], tops: number[], first: number, gap: number) => {
  for (let at = first; at < boxes.length; at += 1) {
    const before = at === 0 ? 0 : (tops[at - 1] ?? 0) + (boxes[at - 1]?.height ?? 0) + gap;
    tops[at] = Math.max(before, tops[at] ?? boxes[at]?.wanted ?? 0);
  }
};

/**
 * The tops of notes beside a text: each on the level of its sentence, moved down where another is in the way. The chosen note keeps
 * its level, and those before it move up; only where there is no room above does it move down.
 * @param boxes in the order of the text
 * @param chosen index of the chosen note; -1 for none
 */
export const stackNotes = (boxes: readonly NoteBox[], chosen: number, gap: number): number[] => {
  const tops = boxes.map(({ wanted }) => wanted);
  if (chosen >= 0) {
    for (let at = chosen - 1; at >= 0; at -= 1)
      tops[at] = Math.min(tops[at] ?? 0, (tops[at + 1] ?? 0) - gap - (boxes[at]?.height ?? 0));
  }
  downFrom(boxes, tops, 0, gap);
  return tops;
};
