import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const ENOUGH_WORDS = 120;

/** Acts are told, and never what they did to the writer. Silent when the prompt was found to ask for it already. */
export const missingReflection: Check = {
  id: 'missing-reflection',
  category: 'Reflection',
  kind: 'point',
  rubric: 'Voice',
  languages: 'english',
  find: ({ traits, parts, asked }) => {
    const acts = traits.filter((each) => each.act && each.detail >= 2);
    if (parts.words.length < ENOUGH_WORDS || acts.length < 2 || traits.some(({ reflection }) => reflection))
      return [];
    if (asked.some(({ intents, covered }) => covered !== 'yes' && intents.some(({ id }) => id === 'learned')))
      return [];
    const act = [...acts].sort((a, b) => b.detail - a.detail || Number(b.result) - Number(a.result))[0];
    if (!act) return [];
    const question = 'What did you believe before it that you no longer believe?';
    return [
      {
        suggestion: `The essay tells what you did (${quote(act.sentence.text, 120)}); a reader finds no sentence on what that changed in you. ${question}`,
        at: [spanOf(act.sentence)],
        weight: 58,
        question,
      },
    ];
  },
};
