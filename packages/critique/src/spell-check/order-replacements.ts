import type { Lint } from './spell-checker.ts';

const AUXILIARY =
  /\b(?:have|has|had|having|be|been|being|is|are|was|were|am|get|got|’ve|'ve|’d|'d)(?: \w+)?\s*$/i;
const PARTICIPLE = /(?:n|ne|um|un|ung|unk)$/i;

/**
 * Puts the likelier of "wrote" and "written" first, by the words before. The checker offers them in either order.
 */
export const orderReplacements = (text: string, lint: Lint): Lint => {
  if (lint.rule !== 'RegularIrregulars' || lint.replacements.length < 2) return lint;
  const wantsParticiple = AUXILIARY.test(text.slice(Math.max(0, lint.start - 20), lint.start));
  const rank = (word: string) => (PARTICIPLE.test(word) === wantsParticiple ? 0 : 1);
  return {
    ...lint,
    replacements: [...lint.replacements].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
  };
};
