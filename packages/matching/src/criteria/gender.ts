import type { Gender, GenderCriterion } from '@laurel/domain';
import { joinOr } from '@laurel/text';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, notMet, unsettled } from '../judging/assessment.ts';

const PEOPLE: Record<Gender, string> = {
  female: 'women',
  male: 'men',
  nonbinary: 'non-binary people',
  other: 'people of another gender',
};

export const gender: CriterionRule<GenderCriterion> = {
  kind: 'gender',

  reads: ({ profile, deniedGenders }) => [profile.gender, deniedGenders],

  required({ anyOf }) {
    return `open to ${joinOr(anyOf.map((each) => PEOPLE[each]))}`;
  },

  assess({ anyOf }, { student }) {
    const own = student.profile.gender;
    if (own === undefined)
      return anyOf.every((each) => student.deniedGenders.includes(each))
        ? notMet(`not among ${joinOr(anyOf.map((each) => PEOPLE[each]))}, as you answered`, 'never')
        : missing('gender');
    if (anyOf.includes(own)) return met(own);
    // "Other" and "nonbinary" are used for each other on forms.
    const loose =
      (own === 'other' && anyOf.includes('nonbinary')) || (own === 'nonbinary' && anyOf.includes('other'));
    return loose ? unsettled('ambiguous_text', own) : notMet(own, 'never');
  },

  reason({ anyOf }, have) {
    return sentence`Open to ${joinOr(anyOf.map((each) => PEOPLE[each]))}; your gender: ${have}`;
  },
};
