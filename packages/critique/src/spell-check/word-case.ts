import type { TextParts } from '../text/read-text.ts';

/** How the words of one text are written, to tell names from mistakes. */
export interface WordCase {
  /** Lower-case forms of words that occur capitalised inside a sentence, without the possessive. */
  names: ReadonlySet<string>;
  /** Where sentences begin. */
  sentenceStarts: ReadonlySet<number>;
}

const CAPITALISED = /^\p{Lu}/u;

export const bareWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|'$/, '');

export const readWordCase = (parts: TextParts): WordCase => {
  const names = new Set<string>();
  const sentenceStarts = new Set<number>();
  for (const sentence of parts.sentences) {
    sentence.words.forEach((word, position) => {
      if (position === 0) sentenceStarts.add(word.start);
      else if (CAPITALISED.test(word.text))
        for (const piece of word.text.split(/[-‑.]/)) names.add(bareWord(piece));
    });
  }
  return { names, sentenceStarts };
};

/** True for a word that may be a name: capitalised anywhere, an acronym, in another script, or capitalised elsewhere. */
export const mayBeName = (word: string, { names }: WordCase): boolean => {
  if (/\p{Lu}/u.test(word) || /\p{N}/u.test(word)) return true;
  if (/[^\p{Script=Latin}\p{M}'’.‑-]/u.test(word)) return true;
  return names.has(bareWord(word));
};
