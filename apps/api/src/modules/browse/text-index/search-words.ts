import { fold, singular, tokensOf } from '@laurel/text';

/** Between letters an apostrophe is part of the word: master's, women’s. */
const APOSTROPHES = /(?<=\p{L})['’](?=\p{L})/gu;

/** The folded words of a text: lower case, without accents. */
export const plainWords = (text: string): string[] => tokensOf(fold(text.replace(APOSTROPHES, '')));

/** The words of a text as they are indexed and searched: folded, and in the singular. */
export const searchWords = (text: string): string[] => plainWords(text).map(singular);

/** Stop words of this catalogue. They affect the ranking only. */
export const FILLERS: ReadonlySet<string> = new Set(
  searchWords(
    `a an and any at award bursary by fellowship first for free from funded funding get grant in into is it of on or
    programme program scholarship scholarships student study the to with`,
  ),
);
