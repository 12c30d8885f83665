const TOKEN = /[\p{L}\p{N}]+/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.‑-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

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
    ? [...segmenter.segment(text)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ index, segment }) => ({ start: index, text: segment }))
    : [...text.matchAll(WORD)].map((match) => ({ start: match.index, text: match[0] }));

export const countWords = (text: string): number => wordSpans(text).length;
