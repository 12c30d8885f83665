import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

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
    if (!first || goals.some((each) => isConcreteGoal(each) || each.vague)) return [];
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
