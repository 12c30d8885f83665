const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.‑-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text in order, without punctuation. */
export const wordsOf = (text: string): string[] =>
  UNSPACED.test(text)
    ? [...segmenter.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment)
    : (text.match(WORD) ?? []);

/** Words as a committee counts them: "well-known" and "don't" are one each, a lone dash is none. */
export const countWords = (text: string): number => wordsOf(text).length;
