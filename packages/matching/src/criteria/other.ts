import type { OtherCriterion } from '@laurel/domain';
import { upperFirst } from '@laurel/text';
import { holdsAny, placesMeant, statusName, statusPhrase } from '../comparing/statuses.ts';
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
    return upperFirst(text.replace(/^or (?=\S)/i, '').replace(/\.$/, ''));
  },

  assess({ status, held: wanted = true }, { student, hosts }) {
    if (status === undefined)
      return unsettled('ambiguous_text', NOT_GIVEN, 'Check this yourself: only you can say.');
    const held = holdsAny(student, [status], placesMeant(status, hosts));
    if (held !== 'unknown') {
      const have = held === 'yes' ? statusPhrase(status) : `not ${statusPhrase(status)}`;
      return (held === 'yes') === wanted ? met(have) : notMet(have, 'never');
    }
    const given =
      student.profile.statuses === undefined
        ? missing('statuses')
        : missing('statuses', `${statusName(status)} is not among the statuses you gave`);
    return { ...given, residual: `Say whether you are ${statusPhrase(status)}.` };
  },

  reason(criterion, have, context) {
    const required = other.required(criterion, context);
    // A line that shuts somebody out asks for nothing.
    return sentence([`${/^Not\b/.test(required) ? '' : 'Asks: '}${required}; you are ${have}`]);
  },
};
