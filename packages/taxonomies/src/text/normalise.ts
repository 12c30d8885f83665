/** Letters that NFKD leaves whole although English spelling replaces them. */
const FOLDED: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
};

/** Lower-case letters and digits of one word, without accents, apostrophes and dots: `Côte` -> `cote`, `U.S.` -> `us`. */
export const normaliseWord = (word: string): string => {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʼ`´.\s]/gu, '')
    .replace(/[øłßæœđðþıə]/g, (letter) => FOLDED[letter] ?? letter);
};
