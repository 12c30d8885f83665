import { keepsFacts, knownFacts, newFacts, quotationsIn, unfitWords } from '@laurel/critique/essay';

/** Allowed length of a paraphrase relative to our sentence. */
const LENGTH_RATIO = { least: 0.5, most: 1.6 };
/** Share of our longer words that a paraphrase must keep, so that it leaves nothing out. */
const MIN_KEPT = 0.6;

const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
const negations = (text: string): number =>
  [...text.matchAll(/\b(?:not|no|none|never|without|unless)\b|n[’']t\b/giu)].length;

const keepsWords = (ours: string, theirs: string): boolean => {
  const said = new Set(longWords(theirs));
  const wanted = longWords(ours);
  return wanted.filter((word) => said.has(word)).length >= MIN_KEPT * wanted.length;
};

/**
 * The paraphrase if it is safe, otherwise our sentence. Safe: similar length and ending, the same numbers, names, quotations and
 * negations, and no new ones.
 */
export const acceptParaphrase = (ours: string, theirs: string): string => {
  if (theirs.length > 2 * LENGTH_RATIO.most * ours.length) return ours;
  const text = theirs.replace(/\s+/g, ' ').trim();
  const ratio = text.length / ours.length;
  const unfit = unfitWords(text, ours);
  const isSafe =
    ratio >= LENGTH_RATIO.least &&
    ratio <= LENGTH_RATIO.most &&
    /^\p{Lu}/u.test(text) &&
    text.endsWith('.') === ours.endsWith('.') &&
    (unfit === undefined || unfit === unfitWords(ours, ours)) &&
    newFacts(text, knownFacts([ours]), 'advice').length === 0 &&
    keepsFacts(ours, text) &&
    quotationsIn(ours).every((words) => text.includes(words)) &&
    quotationsIn(text).every((words) => ours.includes(words)) &&
    negations(ours) === negations(text) &&
    keepsWords(ours, text);
  return isSafe ? text : ours;
};
