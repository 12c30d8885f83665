import { type AgeCriterion, completedYears, dayInEnglish, isCalendarDay, nextYearly } from '@laurel/domain';
import { sentence } from '../explain/sentence.ts';
import {
  type CriterionRule,
  later,
  type MatchContext,
  met,
  missing,
  notMet,
  unsettled,
} from '../judging/assessment.ts';
import { daysThatCount } from '../judging/days-that-count.ts';

export const age: CriterionRule<AgeCriterion> = {
  kind: 'age',

  // The stage, where it makes an age unlikely.
  reads: ({ profile, today, stageNow }) => [profile.dateOfBirth, today, stageNow === 'secondary'],

  required({ min, max, onDate }, context) {
    const range =
      min !== undefined && max !== undefined
        ? `aged ${min} to ${max}`
        : min === undefined
          ? `aged ${max} or under`
          : `aged ${min} or over`;
    const day = onDate === undefined ? undefined : dayNamed(onDate, context);
    return day === undefined ? range : `${range} on ${dayInEnglish(day)}`;
  },

  assess({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, onDate }, context) {
    const birth = context.student.profile.dateOfBirth;
    if (birth === undefined || !isCalendarDay(birth)) return missing('dateOfBirth');
    const span = spanOf(onDate, context);
    const youngest = completedYears(birth, span.first);
    const oldest = completedYears(birth, span.last);
    const have =
      youngest === oldest
        ? `${youngest} on ${dayInEnglish(span.first)}`
        : `${youngest} or ${oldest}, depending on the day`;
    if (oldest < min) {
      const residual = `You reach this age later: ${min} is the youngest accepted.`;
      return oldest === min - 1 ? later(have, residual) : notMet(have, 'later', residual);
    }
    if (youngest > max) return notMet(have, 'never');
    if (youngest >= min && oldest <= max) return met(have);
    return unsettled(
      'ambiguous_text',
      have,
      'Your birthday falls near the day that counts: ask which day it is.',
    );
  },

  reason({ min, max }, have) {
    const range =
      max === undefined ? `${min} or over` : min === undefined ? `${max} or under` : `${min} to ${max}`;
    return sentence`For ages ${range}; you are ${have}`;
  },
};

/** The days on which the age may be counted: the named date, else the deadline, else today. */
const spanOf = (onDate: string | undefined, context: MatchContext): { first: string; last: string } => {
  const day = onDate === undefined ? undefined : dayNamed(onDate, context);
  return day === undefined ? daysThatCount(context) : { first: day, last: day };
};

/** A yearly date is the next one from today. */
const dayNamed = (onDate: string, { student }: MatchContext): string | undefined => {
  return isCalendarDay(onDate) ? onDate : nextYearly(onDate, student.today);
};
