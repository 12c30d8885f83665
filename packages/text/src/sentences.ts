/** A part of a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

const BLANK_LINE = /\n[ \t\r]*\n/;
const ENDS_A_SENTENCE = /[.!?…:;"”’)\]。！？]$/u;

/**
 * Paragraphs, trimmed, none empty. Blank lines part them where there are any; else every line that ends like a sentence
 * ends a paragraph, so that text wrapped by hand stays together.
 */
export const paragraphSpans = (text: string): Span[] => {
  const blankLines = BLANK_LINE.test(text);
  const spans: Span[] = [];
  let start = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const end = at + line.length;
    const written = line.trim();
    const ends = blankLines ? written === '' : ENDS_A_SENTENCE.test(written);
    if (ends) {
      spans.push({ start, end });
      start = end + 1;
    }
    at = end + 1;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans.map((span) => trimSpan(text, span)).filter(({ start: from, end }) => from < end);
};

const trimSpan = (text: string, { start, end }: Span): Span => {
  const part = text.slice(start, end);
  const lead = part.length - part.trimStart().length;
  return {
    start: start + Math.min(lead, part.length),
    end: Math.max(start + lead, start + part.trimEnd().length),
  };
};

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** What ends with a full stop without ending a sentence. */
const ABBREVIATION =
  /(?:^|[\s(“"])(?:dr|mr|mrs|ms|mx|prof|st|rev|hon|sr|jr|eng|vs|etc|e\.g|i\.e|no|vol|fig|approx|inc|ltd|dept|univ|gov|gen|capt|lt|[A-Z])\.\s*$/i;
/** Letters with full stops between them ("LL.M.", "U.S.", "p.m."): they end a sentence only where a new one plainly begins. */
const DOTTED = /(?:^|[\s(“"])(?:\p{L}{1,4}\.){1,3}\p{L}{1,4}\.\s*$/u;
const STARTS_ANEW =
  /^\s*(?:I|It|We|He|She|They|My|Our|The|This|That|These|There|Then|In|On|At|After|When|But|And|So)\b/;
/** A line break that no bullet follows. */
const SOFT_BREAK = /\n(?![ \t]*(?:[-•*–]|\d{1,2}[.)])[ \t])/g;
/** A small letter after a full stop, as hurried writers put it; not after an ellipsis or an abbreviation. */
const SMALL_START = /(?<=[^.…][.!?] {1,3})(?<!\.\p{L}{1,4}\. {1,3})[a-z]/gu;
/** Without any of these but at its end, a text is one sentence: the segmenter need not look at it. */
const MAY_END = /[\p{Sentence_Terminal}\n\r\u0085\u2028\u2029]/u;
const OPENS_LOWER = /^\s*\p{Ll}/u;

/** The sentences between two offsets, trimmed; initials and titles ("Dr. Otieno") don't end one. */
export const sentenceSpans = (text: string, start = 0, end = text.length): Span[] => {
  const whole = trimSpan(text, { start, end });
  if (!MAY_END.test(text.slice(whole.start, whole.end - 1))) return whole.start < whole.end ? [whole] : [];
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
    const isDotted = DOTTED.test(tail) && !STARTS_ANEW.test(text.slice(to, to + 12));
    if (to < end && (ABBREVIATION.test(tail) || isDotted || continues)) continue;
    const span = trimSpan(text, { start: from, end: to });
    if (span.start < span.end) spans.push(span);
    from = to;
  }
  return spans;
};
