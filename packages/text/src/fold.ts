/** Letters that Unicode does not take apart into a plain letter and an accent, as English spells them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');
const ONLY_ASCII = /^[\0-\x7f]*$/;

/** The letters without their accents, in their own case. */
export const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Lower case without accents; letters such as ø, which hold no accent, stay. */
export const stripAccents = (text: string): string =>
  ONLY_ASCII.test(text) ? text.toLowerCase() : withoutMarks(text).toLowerCase();

/** A text as it is compared: lower case, without accents, special letters as English spells them ('Łódź' and 'lodz'). */
export const fold = (text: string): string =>
  stripAccents(text).replace(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter);
