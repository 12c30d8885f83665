import { NUMBER_WORDS } from './numbers.generated.ts';

/** The value of the vocabulary's `wholeNumber`; NaN for anything else. */
export const readWholeNumber = (raw: string): number => {
  const word = raw.trim().toLowerCase();
  if (/^\d+$/.test(word)) return Number.parseInt(word, 10);
  return word.split(/[- ]/).reduce((sum, each) => sum + (NUMBER_WORDS[each] ?? Number.NaN), 0);
};
