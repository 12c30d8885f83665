import type { Location } from '../critique-result.ts';

/** Typographic quotation marks and kinds of space as plain ones. Keeps the length, so that offsets stay valid. */
export const evened = (text: string): string =>
  text
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[\s\u00a0]/g, ' ');

const LETTER = /[\p{L}\p{N}]/u;
const isCut = (text: string, at: number): boolean =>
  at > 0 && at < text.length && LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '');

/** In characters and words: shorter quotes are ambiguous, longer ones are no quotations. */
const MIN_LENGTH = 6;
const MAX_LENGTH = 240;

/**
 * Where the essay has these words, as whole words within one paragraph; kinds of quotation marks and spaces are equal. A quote that
 * ends in an ellipsis is found by the words before it.
 */
export const findQuote = (essay: string, words: string): Location | undefined => {
  if (words.length > 2 * MAX_LENGTH) return undefined;
  const wanted = words
    .trim()
    .replace(/^["“”„'‘]+|["“”]+$/g, '')
    .replace(/(?:…|\.{3,})$/, '')
    .trim();
  if (
    wanted.length < MIN_LENGTH ||
    wanted.length > MAX_LENGTH ||
    !/\s|[\u3040-\u30ff\u4e00-\u9fff]/.test(wanted)
  )
    return undefined;
  const even = evened(essay);
  for (
    let start = even.indexOf(evened(wanted));
    start >= 0;
    start = even.indexOf(evened(wanted), start + 1)
  ) {
    const end = start + wanted.length;
    const quote = essay.slice(start, end);
    if (!isCut(essay, start) && !isCut(essay, end) && !/\n\s*\n/.test(quote)) return { start, end, quote };
  }
  return undefined;
};

const QUOTED = /[“"„]([^”"„“]{1,400})[”"]|(?<![\p{L}\p{N}])[‘']([^’'\n]{1,200})[’'](?![\p{L}\p{N}])/gu;

/** The words in quotation marks. */
export const quotationsIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map((match) => (match[1] ?? match[2] ?? '').trim());

/** Whether one of the texts has the quoted words; punctuation at their ends is ignored. */
export const isQuotedFrom = (words: string, texts: readonly string[]): boolean => {
  const bare = evened(words).replace(/^[\s.,;:!?…]+|[\s.,;:!?…]+$/g, '');
  return bare === '' || texts.some((text) => evened(text).includes(bare));
};
