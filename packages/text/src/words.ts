const TOKEN = /[\p{L}\p{N}]+/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.‑-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Made at the first use: its tables take longer than all else of this file. */
let segmenter: Intl.Segmenter | undefined;
const segmentsOf = (text: string) => {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  return segmenter.segment(text);
};

/** The runs of letters and digits in a text: what names are compared and searched by. */
export const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** A word and where it begins, in UTF-16 units. */
export interface WordSpan {
  start: number;
  text: string;
}

/** The words of a text as a committee counts them: "well-known" and "don't" are one each, a lone dash is none. */
export const wordSpans = (text: string): WordSpan[] =>
  UNSPACED.test(text)
    ? [...segmentsOf(text)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ index, segment }) => ({ start: index, text: segment }))
    : [...text.matchAll(WORD)].map((match) => ({ start: match.index, text: match[0] }));

export const countWords = (text: string): number => wordSpans(text).length;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first letter small, as inside a sentence; an acronym ("CV", "PhD") stays as it is. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}[^\s\p{Lu}]*\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A longer text is cut to `limit` characters, at a word where that leaves more than half of them, and ends in `…`. */
export const shorten = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const space = cut.lastIndexOf(' ');
  const words = cut.slice(0, space > limit / 2 ? space : limit);
  // A cut in the middle of a character outside the basic plane leaves half of it.
  return `${words.toWellFormed().replace(/[\s,;:.\ufffd]+$/, '')}…`;
};
