import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { ROLE } from '../evidence/patterns.ts';
import { joinWords, quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** A plan that can be pictured. */
export const praiseGoal: Check = {
  id: 'praise-goal',
  category: 'Keep this',
  kind: 'praise',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits }) => {
    const best = traits
      .filter(
        (each) =>
          isConcreteGoal(each) &&
          !each.vague &&
          (each.detail >= 2 || (each.detail >= 1 && ROLE.test(each.sentence.text))),
      )
      .sort((a, b) => b.detail - a.detail)[0];
    if (!best) return [];
    const where = best.names.slice(0, 2).map(({ text }) => text);
    const role = ROLE.exec(best.sentence.text)?.[0];
    const marks = [
      ...where,
      ...(role ? [`“${role}”`] : []),
      ...(best.number || best.time ? ['a figure or date'] : []),
    ];
    return [
      {
        suggestion: `${quote(best.sentence.text, 180)} is a plan a committee can hold you to, thanks to ${joinWords(marks)}.`,
        at: [spanOf(best.sentence)],
        weight: 54 + best.detail,
      },
    ];
  },
};
