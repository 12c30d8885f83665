import type { FirstGenerationCriterion } from '@laurel/domain';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, notMet } from '../judging/assessment.ts';

export const firstGeneration: CriterionRule<FirstGenerationCriterion> = {
  kind: 'firstGeneration',
  label: 'First generation',

  required() {
    return 'first in the family to attend university';
  },

  assess(_, { student }) {
    return student.preferences.isFirstGeneration
      ? met('first in the family to attend university')
      : notMet('not the first in the family, as you answered', 'never');
  },

  reason() {
    return sentence`For the first in a family to attend university, as you are`;
  },
};
