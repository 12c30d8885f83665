import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** What an aim is for, whatever it is. */
const PURPOSE = /\b(?:so that|in order (?:to|that)|so (?:my|our|their|every|no|each) \w+|for the sake of)\b/i;

/** An aim that says what will be studied or reached, and not what for. */
export const bareGoal: Check = {
  id: 'bare-goal',
  category: 'Goals and impact',
  kind: 'point',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits }) => {
    const goals = traits.filter(({ goal }) => goal);
    const [first] = goals;
    if (
      !first ||
      goals.some((each) => isConcreteGoal(each) || each.vague || PURPOSE.test(each.sentence.text))
    )
      return [];
    const question =
      'Which problem would you work on with it, where, and what has prepared you for that one?';
    return [
      {
        suggestion: `${quote(first.sentence.text, 130)} says what you want to reach and not what for. ${question}`,
        at: goals.slice(0, 3).map(({ sentence }) => spanOf(sentence)),
        weight: 64,
        question,
      },
    ];
  },
};
