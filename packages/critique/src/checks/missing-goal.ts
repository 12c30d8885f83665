import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** No sentence looks ahead. Silent when the prompt has been found to ask for it already. */
export const missingGoal: Check = {
  id: 'missing-goal',
  category: 'Goals and impact',
  kind: 'point',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits, asked, parts }) => {
    const last = traits.at(-1);
    if (!last || parts.words.length < 80 || traits.some(({ goal }) => goal)) return [];
    const prompt = asked.filter(({ from }) => from === 'prompt');
    // A prompt that asks for something else has been answered without an outlook.
    if (prompt.length > 0 && !prompt.some(({ intents }) => intents.some(({ id }) => id === 'goals')))
      return [];
    if (asked.some(({ intents, covered }) => covered !== 'yes' && intents.some(({ id }) => id === 'goals')))
      return [];
    const act = traits.findLast((each) => each.specific && each.act);
    const question = act
      ? `What does ${quote(act.sentence.text, 110)} make you want to do next, where, and with which skill you still lack?`
      : 'What do you want to be able to do that you can’t do today, and for whom?';
    return [
      {
        suggestion: `Nothing in the ${traits.length} sentences looks ahead; the essay stops at ${quote(last.sentence.text, 110)}. ${question}`,
        at: [spanOf(last.sentence)],
        weight: 70,
        question,
      },
    ];
  },
};
