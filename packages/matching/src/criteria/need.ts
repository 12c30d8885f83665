import type { NeedCriterion } from '@laurel/domain';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing } from '../judging/assessment.ts';

/** Asking for need-based awards only says "I have need"; not asking says nothing. */
export const need: CriterionRule<NeedCriterion> = {
  kind: 'need',
  label: 'Financial need',

  required() {
    return 'financial need';
  },

  assess(_, { student }) {
    return student.preferences.needBasedOnly ? met('has financial need') : missing('needBasedOnly');
  },

  reason() {
    return sentence`For students with financial need, as you have`;
  },
};
