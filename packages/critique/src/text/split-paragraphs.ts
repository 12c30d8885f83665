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
export function splitParagraphs(text: string): Span[] {
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
}

export function trimSpan(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const lead = part.length - part.trimStart().length;
  return {
    start: start + Math.min(lead, part.length),
    end: Math.max(start + lead, start + part.trimEnd().length),
  };
}
