import { DENIAL, DENIAL_TURN } from './phrases.generated.ts';

/** Whether the words before `at` deny what stands there: "must not be a dual citizen, card holder, or living in …". */
export function deniedBefore(text: string, at: number): boolean {
  const head = text.slice(Math.max(0, at - 160), at);
  let last: RegExpMatchArray | undefined;
  for (const match of head.matchAll(DENIAL)) last = match;
  if (last === undefined) return false;
  return !DENIAL_TURN.test(head.slice((last.index ?? 0) + last[0].length));
}
