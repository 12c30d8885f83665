import {
  BINDING_BEFORE_COMMA,
  DENIAL,
  DENIAL_TURN,
  NO_SUCH_RULE,
  PREFERENCE_LEAD,
  PREFERENCE_TAIL,
  SCOPE_TURN,
  VOID_LEAD,
  VOID_TAIL,
} from './phrases.generated.ts';

/** A stretch of a clause, by UTF-16 offsets into the clause. */
export interface Span {
  start: number;
  end: number;
}

const turnAfter = (text: string, from: number): number => {
  const at = text.slice(from).search(SCOPE_TURN);
  return at < 0 ? text.length : from + at;
};

/** Where the segment that a trailing remark speaks of begins. */
const segmentStart = (text: string, end: number): number => {
  const head = text.slice(0, end);
  let start = Math.max(head.lastIndexOf(';') + 1, head.search(/\bbut\b/) + 1, 0);
  for (const match of head.matchAll(BINDING_BEFORE_COMMA))
    start = Math.max(start, match.index + match[0].length);
  return start;
};

/** The stretches of a clause whose conditions only rank applicants. */
export const preferredSpans = (text: string): Span[] => {
  const leads = [...text.matchAll(PREFERENCE_LEAD)].map((match) => ({
    start: match.index,
    end: turnAfter(text, match.index + match[0].length),
  }));
  const tails = [...text.matchAll(PREFERENCE_TAIL)].map((match) => ({
    start: segmentStart(text, match.index),
    end: match.index + match[0].length,
  }));
  return [...leads, ...tails];
};

/** The stretches of a clause that deny or list what is not asked for. */
export const voidSpans = (text: string): Span[] => {
  const leads = [...text.matchAll(VOID_LEAD)].map((match) => ({
    start: match.index,
    end: turnAfter(text, match.index + match[0].length),
  }));
  const denials = [...text.matchAll(NO_SUCH_RULE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const tails = [...text.matchAll(VOID_TAIL)].map((match) => ({
    start: Math.max(segmentStart(text, match.index), text.lastIndexOf(',', match.index) + 1),
    end: match.index + match[0].length,
  }));
  return [...leads, ...denials, ...tails];
};

export const covers = (spans: readonly Span[], at: number): boolean =>
  spans.some((span) => at >= span.start && at < span.end);

/** Whether the words before `at` deny the word there: "must not be a dual citizen, card holder, or living in …". */
export const deniedBefore = (text: string, at: number): boolean => {
  const head = text.slice(Math.max(0, at - 160), at);
  let last: RegExpMatchArray | undefined;
  for (const match of head.matchAll(DENIAL)) last = match;
  if (last === undefined) return false;
  return !DENIAL_TURN.test(head.slice((last.index ?? 0) + last[0].length));
};
