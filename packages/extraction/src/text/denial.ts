const DENIAL =
  /(?:\b(?:not|never|nor|neither|cannot|no)|n['’]t)\b(?! only| just| later| less| more| yet| older| over| exceed| have exceeded)/gi;
/** The denial ends where the sentence turns to what is asked for. */
const TURN =
  /\b(?:but|must(?! not)|should(?! not)|and be|and have|and hold|however|are eligible|is eligible|may apply)\b|;|\s-\s/i;

/** Whether the words before `at` deny what stands there: "must not be a dual citizen, card holder, or living in …". */
export function deniedBefore(text: string, at: number): boolean {
  const head = text.slice(Math.max(0, at - 160), at);
  let last: RegExpMatchArray | undefined;
  for (const match of head.matchAll(DENIAL)) last = match;
  if (last === undefined) return false;
  return !TURN.test(head.slice((last.index ?? 0) + last[0].length));
}
