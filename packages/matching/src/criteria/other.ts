import type { OtherCriterion } from '@laurel/domain';
import { type CriterionRule, met, missing, NOT_GIVEN, unsettled } from '../assessment.ts';
import { sentence } from '../sentence.ts';
import { holdsAny, statusName } from '../statuses.ts';

/** Text that no predicate covers is never judged, except by a status the student holds. */
export const other: CriterionRule<OtherCriterion> = {
  kind: 'other',
  label: 'Condition',

  required({ text }) {
    return text;
  },

  assess({ status }, { student }) {
    if (status === undefined)
      return unsettled('ambiguous_text', NOT_GIVEN, 'Check this yourself: only you can say.');
    if (holdsAny(student, [status]) === 'yes') return met(statusName(status));
    return student.profile.statuses === undefined
      ? missing('statuses')
      : missing('statuses', `${statusName(status)} is not among the statuses you gave`);
  },

  reason({ text }, have) {
    return sentence([`Asks: ${text} You gave ${have}`]);
  },
};
