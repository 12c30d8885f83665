import type { Reading } from '../reading.ts';
import { quote, quoteAll } from '../text/quote.ts';
import type { Judgement } from './score-line.ts';

const WORTH = { yes: 1, partly: 0.5, no: 0 };
/** A published criterion weighs less than a question of the prompt. */
const SELECTION_WEIGHT = 0.5;

/** How many of the things asked for are answered, and whether the length keeps to the limit. */
export function judgePromptFit({ asked, wordLimit, parts }: Reading): Judgement {
  const words = parts.words.length;
  const over = wordLimit !== undefined && words > wordLimit;
  if (asked.length === 0) {
    return {
      reason: 'Not assessed: no prompt was given and no scholarship with published criteria was chosen.',
      quotes: [],
    };
  }
  const weigh = ({ from }: { from: string }) => (from === 'prompt' ? 1 : SELECTION_WEIGHT);
  const whole = asked.reduce((sum, part) => sum + weigh(part), 0);
  const met = asked.reduce((sum, part) => sum + weigh(part) * WORTH[part.covered], 0);
  const short = wordLimit !== undefined && words < wordLimit / 2 ? 10 : 0;
  const open = asked.filter(({ covered }) => covered !== 'yes');
  const answered = asked.length - open.length;
  const missing =
    open.length > 0
      ? `; still open: ${quoteAll(
          open.slice(0, 2).map(({ part }) => part),
          90,
        )}`
      : '';
  const limit = over ? ` It is ${words - wordLimit} words over the limit of ${wordLimit}.` : '';
  const lines = asked.flatMap(({ best, covered }) => (covered === 'yes' && best ? [best.sentence.text] : []));
  const fit = 8 + 92 * (met / whole);
  return {
    score: Math.max(0, (over ? Math.min(fit, words > 1.1 * wordLimit ? 45 : 64) : fit) - short),
    reason: `${answered} of ${asked.length} things asked for are answered with something concrete${missing}.${limit}`,
    quotes: [...new Set(lines)].slice(0, 2),
    ...(open[0]?.intents[0]
      ? { lift: `Answer ${quote(open[0].part, 110)}: ${open[0].intents[0].question}` }
      : {}),
  };
}
