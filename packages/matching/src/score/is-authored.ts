import {
  basisOf,
  type CalendarDay,
  confirmedOn,
  type Deadline,
  isCalendarDay,
  isLastKnown,
  isYearlyDay,
  isYearlyMonth,
  type ScholarshipRecord,
} from '@laurel/domain';

/**
 * Whether a person wrote the record with all its rules, so that what it leaves out is left open. Of a record that was read
 * by machine nobody knows whether the text says nothing or was not understood.
 */
export const isAuthored = ({ provenance }: ScholarshipRecord): boolean => {
  return provenance.method === 'human' || provenance.method === 'publisher';
};

/**
 * Whether every condition is known from the words of a page or listing, and when it can be applied for. Of a record that is our own
 * summary, or was read in part, there may be a condition that nobody has seen: it holds the score below "Highly Recommended".
 */
export const isEvidenced = ({ parsedFully, provenance, deadline }: ScholarshipRecord): boolean => {
  const basis = basisOf(provenance);
  return parsedFully && (basis === 'page' || basis === 'listing') && isRoundKnown(deadline);
};

const isRoundKnown = ({ kind, dates, window }: Deadline): boolean =>
  kind === 'rolling' ||
  kind === 'none' ||
  window !== undefined ||
  dates.some((date) => isCalendarDay(date) || isYearlyDay(date) || isYearlyMonth(date));

/** Whether conditions or deadline of a record are, on this day, only the last that we knew: then nobody is certain to have the award. */
export const isOutdated = (
  record: Pick<ScholarshipRecord, 'deadline' | 'provenance'>,
  today: CalendarDay,
): boolean =>
  isLastKnown(confirmedOn(record, 'eligibility'), today) ||
  (record.deadline.kind !== 'date' && isLastKnown(confirmedOn(record, 'deadline'), today));
