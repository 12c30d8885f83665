import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';
import { LESSON } from './phrases.generated.ts';

/** What parents teach, or somebody else's life, is no lesson of the story. */
const OF_FAMILY =
  /\bfrom (?:his|her|their) (?:life|story|example)\b|\b(?:they|parents?|mother|father|family|teachers?|grand\w+) (?:have |has )?(?:always )?(?:taught|showed) me\b/i;

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
      return words === undefined || followed || OF_FAMILY.test(each.sentence.text) ? [] : [{ each, words }];
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
