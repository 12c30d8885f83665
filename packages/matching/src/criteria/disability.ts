import type { DisabilityCriterion } from '@laurel/domain';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, notMet } from '../judging/assessment.ts';

export const disability: CriterionRule<DisabilityCriterion> = {
  kind: 'disability',
  label: 'Disability',

  required() {
    return 'has a disability';
  },

  assess(_, { student }) {
    return student.preferences.hasDisability
      ? met('has a disability')
      : notMet('no disability, as you answered', 'never');
  },

  reason() {
    return sentence`For students with a disability, as you have`;
  },
};
