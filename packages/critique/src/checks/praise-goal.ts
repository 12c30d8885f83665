import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { bareName } from '../evidence/find-names.ts';
import { ROLE } from '../evidence/patterns.ts';
import type { Traits } from '../evidence/read-traits.ts';
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
      .filter((each) => isConcreteGoal(each) && !each.vague && marksOf(each).length >= 2)
      .sort(
        (a, b) => marksOf(b).length - marksOf(a).length || b.sentence.words.length - a.sentence.words.length,
      )[0];
    if (!best) return [];
    const marks = marksOf(best);
    return [
      {
        suggestion: `${quote(best.sentence.text, 180)} is a plan a committee can hold you to, thanks to ${joinWords(marks)}.`,
        at: [spanOf(best.sentence)],
        weight: 54 + marks.length,
      },
    ];
  },
};

/** What makes the plan a plan: names, a job or workplace, a figure or date. */
function marksOf({ names, number, time, sentence }: Traits): string[] {
  const job = ROLE.exec(sentence.text)?.[0];
  return [
    ...names.slice(0, 2).map(({ text }) => bareName(text)),
    ...(job ? [quote(job)] : []),
    ...(number || time ? ['a figure or date'] : []),
  ];
}
