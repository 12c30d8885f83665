import { addDays, type CalendarDay, isCalendarDay, type ScholarshipRecord } from '@laurel/domain';
import { isOpenData } from './open-data.ts';
import { defined } from './to-record.ts';

/** Months from this one on belong to the academic year that begins in them. */
const YEAR_BEGINS = 7;

/** `2026-2027` for a day from July 2026 to June 2027. */
const academicYear = (day: string): string => {
  const year = Number(day.slice(0, 4));
  const first = Number(day.slice(5, 7)) >= YEAR_BEGINS ? year : year - 1;
  return `${first}-${first + 1}`;
};

/** A round that is over for longer says little of the award. */
const TOLD_FOR_DAYS = 365;

/** The closing day of the round that is announced, else of the last one that a page gave with its day. */
const closingDay = ({ deadline, ended }: ScholarshipRecord, today: CalendarDay): CalendarDay | undefined => {
  const days = [...(deadline.cycles ?? []).map(({ closes }) => closes)];
  if (deadline.kind === 'date') days.push(deadline.dates[0]);
  const day = days.findLast((each) => each !== undefined && isCalendarDay(each));
  return !ended && day !== undefined && day >= addDays(today, -TOLD_FOR_DAYS) ? day : undefined;
};

/** Whether a record can be told in the words of the standard: it knows rounds of one academic year alone, so one has to be known by its day. */
export const isNspaProgram = (record: ScholarshipRecord, today: CalendarDay): boolean =>
  isOpenData(record) && closingDay(record, today) !== undefined;

/** A day that is known to the day. */
const exact = (day: string | undefined): string | undefined =>
  day !== undefined && isCalendarDay(day) ? day : undefined;

/** The most that is paid at once or in a year. */
const largestAward = ({ award }: ScholarshipRecord): number | undefined => {
  const isWhole = award.period === 'once' || award.period === 'year' || award.period === 'total';
  return award.currency === 'USD' && isWhole ? award.max : undefined;
};

/**
 * A record as `ScholarshipProgramInfo` of the NSPA Scholarship Program Data Standard 1.0, as far as our facts reach: what we don't know is left
 * out, and never "false". `LastVerifiedOn` means by a person, which our days of confirmation don't tell.
 */
export const toNspaProgram = (record: ScholarshipRecord, today: CalendarDay) => {
  const day = closingDay(record, today) ?? '';
  const round = record.deadline.cycles?.findLast(({ closes }) => closes === day);
  const isNeedBased = record.criteria.some(({ kind, strength }) => kind === 'need' && strength === 'hard');
  return defined({
    ProgramReferenceId: record.id,
    ProgramOrganization: { OrganizationName: record.organization },
    ApplicationCycle: academicYear(day),
    LastVerifiedOn: null,
    ProgramName: record.title,
    ProgramURL: record.page ?? record.link,
    ApplicationURL: record.page === undefined ? undefined : record.link,
    ProgramContact: record.contact?.email === undefined ? undefined : { Email: record.contact.email },
    OpenDate: exact(round?.opens),
    CloseDate: day,
    AnnouncementDate: exact(round?.results),
    ScholarshipMaximumAward: largestAward(record),
    IsNeedBased: isNeedBased || undefined,
    Blurb: record.description,
    EligibilityCriteriaDescription: record.eligibility,
  });
};
