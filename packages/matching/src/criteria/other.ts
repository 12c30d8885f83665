import type { OtherCriterion } from '@laurel/domain';
import { holdsAny, statusName } from '../comparing/statuses.ts';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, NOT_GIVEN, notMet, unsettled } from '../judging/assessment.ts';

/** Text that no predicate covers is never judged, except by a status that the student holds, or can't hold. */
export const other: CriterionRule<OtherCriterion> = {
  kind: 'other',

  reads: ({ profile, residenceCountry, deniedStatuses }) => [
    profile.citizenships,
    profile.statuses,
    residenceCountry,
    deniedStatuses,
  ],

  required({ text }) {
    return text;
  },

  assess({ status }, { student, hosts }) {
    if (status === undefined)
      return unsettled('ambiguous_text', NOT_GIVEN, 'Check this yourself: only you can say.');
    const held = holdsAny(student, [status], { places: hosts, elsewhere: 'unknown' });
    if (held === 'yes') return met(statusName(status));
    if (held === 'no') return notMet(`not ${statusName(status)}`, 'never');
    return student.profile.statuses === undefined
      ? missing('statuses')
      : missing('statuses', `${statusName(status)} is not among the statuses you gave`);
  },

  reason({ text }, have) {
    return sentence([`Asks: ${text} You gave ${have}`]);
  },
};
