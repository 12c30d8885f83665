import { STOP_WORDS as WORDS } from './words.generated.ts';

const STOP_WORDS = new Set(WORDS);

/** A rough stem that joins forms of one English word ("studied", "studies", "studying"). */
export const stem = (word: string): string => {
  let base = word.toLowerCase().replace(/[’']s?$/, '');
  if (base.length <= 3) return base;
  base = base.replace(/(?:ational|ation|ations)$/, 'at').replace(/(?:iness|ily|ies|ied)$/, 'y');
  base = base.replace(/(?:ingly|edly|ing|ers|er|ed|es|s|ly|ment|ments|al|ship|ships|ful)$/, (end) =>
    base.length - end.length >= 3 ? '' : end,
  );
  return base.replace(/([^aeiouls])\1$/, '$1').replace(/[ey]$/, '');
};

export const isContentWord = (lower: string): boolean =>
  lower.length > 2 && !STOP_WORDS.has(lower) && !/^\d+$/.test(lower);

/** The stems of the content words. */
export const contentStems = (words: readonly string[]): Set<string> =>
  new Set(
    words
      .map((word) => word.toLowerCase())
      .filter(isContentWord)
      .map(stem),
  );
