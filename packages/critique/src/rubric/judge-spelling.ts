import { counted } from '@laurel/text';
import type { Reading } from '../reading.ts';
import type { Judgement } from './score-line.ts';

/** Points for each mistake in 100 words: a learner's text of 8 in 100 is still read. */
const COST = 9;

/** Mistakes a checker is sure of, by length. */
export function judgeSpelling({ lints, spellCheck, parts }: Reading): Judgement {
  if (spellCheck === 'unavailable')
    return { reason: 'Not assessed: the spelling and grammar check was unavailable.', quotes: [] };
  const words =
    spellCheck.checkedTo === undefined
      ? parts.words.length
      : parts.words.filter(({ end }) => end <= (spellCheck.checkedTo ?? 0)).length;
  if (words === 0) return { reason: 'Not assessed: there were no words to check.', quotes: [] };
  // In a few words one slip would otherwise weigh like twenty.
  const rate = (100 * lints.length) / Math.max(words, 100);
  const reason =
    lints.length === 0
      ? `No mistake was found in ${counted(words, 'word')}.`
      : `${counted(lints.length, 'mistake')} in ${counted(words, 'word')}; names were left alone.`;
  return {
    score: 100 - COST * rate,
    reason,
    quotes: lints.slice(0, 3).map(({ start, end }) => parts.text.slice(start, end)),
  };
}
