import { counted } from '@laurel/text';
import type { Reading } from '../reading.ts';
import { quote } from '../text/quote.ts';
import type { Judgement } from './score-line.ts';

const WORTH = { yes: 100, partly: 60, no: 20 };

/** How many parts of the prompt were found, and whether the length keeps to the limit. */
export const judgePromptFit = ({ asked, wordLimit, parts }: Reading): Judgement => {
  if (asked.length === 0)
    return { reason: 'No question was found in the prompt, or none was given.', quotes: [] };
  const words = parts.words.length;
  const over = wordLimit !== undefined && words > wordLimit;
  const found = asked.filter(({ covered }) => covered !== 'no');
  const worth = asked.reduce((sum, { covered }) => sum + WORTH[covered], 0) / asked.length;
  const [open] = asked.filter(({ covered }) => covered !== 'yes');
  const limit = over ? ` It is ${words - wordLimit} words over the limit of ${wordLimit}.` : '';
  const lines = asked.flatMap(({ best, covered }) => (covered === 'yes' && best ? [best.sentence.text] : []));
  return {
    score: over ? Math.min(worth, 59) : worth,
    reason: `${found.length} of ${counted(asked.length, 'part')} found.${limit}`,
    quotes: [...new Set(lines)].slice(0, 2),
    ...(open?.intents[0] ? { lift: `Answer ${quote(open.part, 110)}: ${open.intents[0].question}` } : {}),
  };
};
