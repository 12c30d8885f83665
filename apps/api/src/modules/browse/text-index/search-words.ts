const WORDS = /[\p{L}\p{N}]+/gu;
const ONLY_ASCII = /^[\0-\x7f]*$/;
/** Between letters an apostrophe is part of the word: master's, women’s. */
const APOSTROPHES = /(?<=\p{L})['’](?=\p{L})/gu;
/** Letters that don't fall into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const plain = (text: string): string => {
  const joined = text.replace(APOSTROPHES, '').toLowerCase();
  if (ONLY_ASCII.test(joined)) return joined;
  return joined
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter);
};

/** English plurals count as one word with their singular; what is no plural is only spelt the same way on both sides. */
const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
};

/** The words of a text in small letters without accents. */
export const plainWords = (text: string): string[] => plain(text).match(WORDS) ?? [];

/** The words of a text as they are indexed and searched: plain and in the singular. */
export const searchWords = (text: string): string[] => plainWords(text).map(singular);

/** Said of nearly every scholarship, or of none: such a word ranks and decides nothing. */
export const FILLERS: ReadonlySet<string> = new Set(
  searchWords(
    `a an and any at award bursary by fellowship first for free from funded funding get grant in into is it of on or
    programme program scholarship scholarships student study the to with`,
  ),
);
