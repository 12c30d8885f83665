import type { DisabilityCriterion, FirstGenerationCriterion, NeedCriterion } from '@laurel/domain';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, notMet } from '../judging/assessment.ts';

/** Conditions that one yes or no of the student decides. */

/** Asking for need-based awards only says "I have need"; not asking says nothing. */
export const need: CriterionRule<NeedCriterion> = {
  kind: 'need',

  reads: ({ preferences }) => preferences.needBasedOnly,

  required() {
    return 'financial need';
  },

  assess(_, { student }) {
    return student.preferences.needBasedOnly ? met('has financial need') : missing('financialNeed');
  },

  reason() {
    return sentence`For students with financial need, as you have`;
  },
};

export const firstGeneration: CriterionRule<FirstGenerationCriterion> = {
  kind: 'firstGeneration',

  reads: ({ preferences }) => preferences.isFirstGeneration,

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

export const disability: CriterionRule<DisabilityCriterion> = {
  kind: 'disability',

  reads: ({ preferences }) => preferences.hasDisability,

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
