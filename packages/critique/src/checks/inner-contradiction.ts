import {
  ageConflict,
  type Conflict,
  countConflict,
  familyConflict,
  nameConflict,
} from '../evidence/inner-conflicts.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { type StatedFact, statedGpas } from '../evidence/stated-facts.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** Numbers, ages, names and family facts of one essay that disagree. */
export const innerContradiction: Check = {
  id: 'inner-contradiction',
  category: 'Facts that disagree',
  kind: 'contradiction',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits }) =>
    [
      ageConflict(traits),
      countConflict(traits),
      gpaConflict(statedGpas(traits)),
      familyConflict(traits),
      nameConflict(traits),
    ]
      .filter((conflict): conflict is Conflict => conflict !== undefined)
      .map(({ first, second, question }) => ({
        suggestion: `You write ${quote(first.words, 90)} and later ${quote(second.words, 90)} (in ${quote(second.at.sentence.text, 100)}). ${question}`,
        at: [spanOf(first.at.sentence), spanOf(second.at.sentence)],
        weight: 90,
        severity: 'high' as const,
        question,
      })),
};

function gpaConflict(stated: readonly StatedFact<number>[]): Conflict | undefined {
  const [first] = stated;
  const second = stated.find(({ value, at }) => first && value !== first.value && !isEarlier(at));
  return first && second && { first, second, question: 'Which average is the one on your transcript?' };
}

const isEarlier = ({ sentence }: Traits): boolean =>
  /\b(?:from|to|rose|raised|improved|increased|previous|earlier)\b/i.test(sentence.text);
