import { type Span, trimSpan } from './split-paragraphs.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** What ends with a full stop without ending a sentence. */
const ABBREVIATION =
  /(?:^|[\s(“"])(?:dr|mr|mrs|ms|mx|prof|st|rev|hon|sr|jr|eng|vs|etc|e\.g|i\.e|no|vol|fig|approx|ph\.d|m\.sc|b\.sc|u\.s|u\.k|[A-Z])\.\s*$/i;
/** A line break that no bullet follows. */
const SOFT_BREAK = /\n(?![ \t]*(?:[-•*–]|\d{1,2}[.)])[ \t])/g;
/** A small letter after a full stop, as hurried writers put it; not after an ellipsis. */
const SMALL_START = /(?<=[^.…][.!?] {1,3})[a-z]/g;
const OPENS_LOWER = /^\s*\p{Ll}/u;

/** The sentences between two offsets, trimmed; initials and titles ("Dr. Otieno") don't end one. */
export function splitSentences(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  let from = start;
  // The same length, and read for the breaks alone: the segmenter never breaks before a small letter.
  const shape = text
    .slice(start, end)
    .replace(SOFT_BREAK, ' ')
    .replace(SMALL_START, (letter) => letter.toUpperCase());
  for (const { index, segment } of segmenter.segment(shape)) {
    const to = start + index + segment.length;
    // Only the end of the segment can hold the abbreviation; a longer look would cost quadratic time.
    const tail = segment.slice(-12);
    const continues = OPENS_LOWER.test(shape.slice(to - start, to - start + 12)) && !/[!?…]\s*$/.test(tail);
    if (to < end && (ABBREVIATION.test(tail) || continues)) continue;
    const span = trimSpan(text, { start: from, end: to });
    if (span.start < span.end) spans.push(span);
    from = to;
  }
  return spans;
}
