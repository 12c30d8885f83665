import type { DisabilityCriterion } from '@laurel/domain';
import { type CriterionRule, met, notMet } from '../assessment.ts';
import { sentence } from '../sentence.ts';

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
