import type { AnswerName, FirstGenerationCriterion, NeedCriterion } from '@laurel/domain';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, notMet } from '../judging/assessment.ts';

type YesNoCriterion = NeedCriterion | FirstGenerationCriterion;

interface Words {
  kind: YesNoCriterion['kind'];
  fact: AnswerName;
  /** The demand, and what a student has who meets it. */
  required: string;
  yes: string;
  no: string;
  reason: string;
}

/** A condition that one yes or no of the student decides; not said is unknown. */
const yesNo = <C extends YesNoCriterion>({
  kind,
  fact,
  required,
  yes,
  no,
  reason,
}: Words): CriterionRule<C> => ({
  kind,
  reads: ({ answers }) => answers[fact],
  required: () => required,
  assess: (_, { student }) => {
    const answer = student.answers[fact];
    if (answer === undefined) return missing(fact);
    return answer === 'yes' ? met(yes) : notMet(`${no}, as you answered`, 'never');
  },
  // A sensitive answer: no part of the sentence counts as a fact to word around.
  reason: () => sentence([reason]),
});

export const need = yesNo<NeedCriterion>({
  kind: 'need',
  fact: 'financialNeed',
  required: 'financial need',
  yes: 'has financial need',
  no: 'no financial need',
  reason: 'For students with financial need, as you have',
});

export const firstGeneration = yesNo<FirstGenerationCriterion>({
  kind: 'firstGeneration',
  fact: 'firstGeneration',
  required: 'first in the family to attend university',
  yes: 'first in the family to attend university',
  no: 'not the first in the family',
  reason: 'For the first in a family to attend university, as you are',
});
