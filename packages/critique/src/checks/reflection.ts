import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';
import { LESSON } from './phrases.generated.ts';

const MIN_WORDS_TO_REFLECT = 120;

/** Acts without a word on what they changed in the writer. Silent when `promptParts` already asks for it. */
export const missingReflection: Check = {
  id: 'missing-reflection',
  category: 'Reflection',
  kind: 'point',
  rubric: 'Voice',
  languages: 'english',
  find: ({ traits, parts, asked }) => {
    const acts = traits.filter((each) => each.act && each.detail >= 2);
    if (
      parts.words.length < MIN_WORDS_TO_REFLECT ||
      acts.length < 2 ||
      traits.some(({ reflection }) => reflection)
    )
      return [];
    if (asked.some(({ intents, covered }) => covered !== 'yes' && intents.some(({ id }) => id === 'learned')))
      return [];
    const act = [...acts].sort((a, b) => b.detail - a.detail || Number(b.result) - Number(a.result))[0];
    if (!act) return [];
    const question = 'What did you believe before it that you no longer believe?';
    return [
      {
        suggestion: `The essay tells what you did (${quote(act.sentence.text, 120)}); I did not find a sentence on what it changed in you. ${question}`,
        at: [spanOf(act.sentence)],
        weight: 58,
        question,
      },
    ];
  },
};

/** A lesson in words that fit every story. */
export const borrowedLesson: Check = {
  id: 'borrowed-lesson',
  category: 'Reflection',
  kind: 'point',
  rubric: 'Voice',
  languages: 'english',
  find: ({ traits }) => {
    const found = traits.flatMap((each) => {
      const words = LESSON.exec(each.sentence.text)?.[0];
      // A lesson in the writer's own words, soon after, is enough.
      const followed = traits
        .slice(each.sentence.index + 1, each.sentence.index + 4)
        .some(
          ({ reflection, sentence }) =>
            reflection && sentence.paragraph === each.sentence.paragraph && !LESSON.test(sentence.text),
        );
      return words === undefined || followed ? [] : [{ each, words }];
    });
    const [first] = found;
    if (!first) return [];
    const question = 'When did you next face the same thing, and what did you do differently that time?';
    return [
      {
        suggestion: `${quote(first.words, 110)} is a lesson that fits many stories. ${question}`,
        at: found.slice(0, 3).map(({ each }) => spanOf(each.sentence)),
        weight: 55,
        question,
      },
    ];
  },
};
