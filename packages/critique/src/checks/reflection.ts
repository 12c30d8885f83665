import { GENERAL_WORDS } from '../evidence/phrases.generated.ts';
import type { Reading } from '../reading.ts';
import { quote } from '../text/quote.ts';
import { contentStems } from '../text/stem.ts';
import { type Check, spanOf } from './check.ts';
import { LESSON, LESSON_TOLD, LESSON_WORDS } from './phrases.generated.ts';

/** What parents teach, or somebody else's life, is no lesson of the story. */
const OF_FAMILY =
  /\bfrom (?:his|her|their) (?:life|story|example)\b|\b(?:they|parents?|mother|father|family|teachers?|grand\w+) (?:have |has )?(?:always )?(?:taught|showed) me\b/i;

const general = contentStems([...GENERAL_WORDS, ...LESSON_WORDS]);
/** Words of the writer's own, with more of which a lesson is their own. */
const MAX_OWN_WORDS = 1;

/** What was learned shares no word with the story that it is drawn from, and holds hardly one that could not stand in every other. */
const isOfNoStory = ({ traits, stems }: Reading, at: number): boolean => {
  const each = traits[at];
  const words = [...(stems[at] ?? [])].filter((word) => !general.has(word));
  if (!each || each.names.length > 0 || each.number || each.goal || words.length > MAX_OWN_WORDS)
    return false;
  return (
    LESSON_TOLD.test(each.sentence.text) &&
    !stems.some((own, other) => other !== at && words.some((word) => own.has(word)))
  );
};

/** A lesson in words that fit every story. */
export const borrowedLesson: Check = {
  id: 'borrowed-lesson',
  category: 'Reflection',
  kind: 'point',
  rubric: 'Voice',
  languages: 'english',
  find: (reading) => {
    const { traits } = reading;
    const found = traits.flatMap((each, at) => {
      const words =
        LESSON.exec(each.sentence.text)?.[0] ?? (isOfNoStory(reading, at) ? each.sentence.text : undefined);
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
