import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { VAGUE_AIM } from '../evidence/patterns.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const QUESTIONS: readonly [RegExp, string][] = [
  [
    /giv(?:e|ing) back/i,
    'Back to whom, by name of place or group, and in what form: lessons, a clinic shift, a tool, money?',
  ],
  [/world|humanity|mankind/i, 'Which corner of it first: one town, one illness, one law, one machine?'],
  [
    /country|nation|society|development|communit/i,
    'Which problem there have you seen with your own eyes, and what would be the first thing you did about it?',
  ],
  [
    /proud|success|goals?|dreams?|potential/i,
    'What would you be doing on an ordinary Tuesday five years from now, and for whom?',
  ],
  [/help|serv/i, 'Which people, with what, and how would they tell that it had worked?'],
];
const ANY = 'Whose life would be different, in what way, and how soon after your degree?';

/** Aims that any applicant could sign. */
export const vagueGoal: Check = {
  id: 'vague-goal',
  category: 'Goals and impact',
  kind: 'point',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits }) => {
    const concrete = traits.find(isConcreteGoal);
    const vague = traits.filter(
      (each) => each.vague && !isConcreteGoal(each) && each.detail < 2 && (each.goal || each.firstPerson),
    );
    const first = vague.find(({ goal }) => goal) ?? vague[0];
    if (!first) return [];
    const words = VAGUE_AIM.exec(first.sentence.text)?.[0] ?? '';
    const question = QUESTIONS.find(([pattern]) => pattern.test(words))?.[1] ?? ANY;
    const better = concrete
      ? ` Your own ${quote(concrete.sentence.text, 110)} is a plan; this sentence isn’t yet.`
      : '';
    return [
      {
        suggestion: `${quote(first.sentence.text, 130)}: ${quote(words)} is an aim that every applicant shares.${better} ${question}`,
        at: vague.slice(0, 3).map(({ sentence }) => spanOf(sentence)),
        weight: concrete ? 50 : 79,
        question,
      },
    ];
  },
};
