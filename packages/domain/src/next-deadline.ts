import {
  addDays,
  addMonths,
  type CalendarDay,
  dayInEnglish,
  daysBetween,
  isCalendarDay,
  monthName,
  nextMonth,
  nextYearly,
} from './calendar-day.ts';
import { isLastKnown, lastKnownPrefix } from './life-cycle.ts';
import type { DeadlineStatus } from './lists.ts';
import type { Deadline, ScholarshipRecord } from './scholarship.ts';

/** How long a round is taken to be open before it closes where no page says when it opens: four months. */
export const ASSUMED_OPEN_DAYS = 120;

/** The next deadline of a scholarship as of one day. */
export interface NextDeadline {
  status: DeadlineStatus;
  /** Absent when no day is known. The day itself still counts as open. */
  date?: CalendarDay;
  /** First and last day it can fall on, when only the month is known. */
  span?: { first: CalendarDay; last: CalendarDay };
  text: string;
}

/**
 * The next of the record's dates on or after `today`. A yearly rule gives its next occurrence, `estimated`, as long as it was confirmed within 13 months; a month alone
 * never gets a day; a deadline whose announced dates have all passed is `closed`, and so is an award that has ended.
 */
export const nextDeadline = (
  { deadline, ended }: Pick<ScholarshipRecord, 'deadline' | 'ended'>,
  today: CalendarDay,
): NextDeadline => {
  if (ended) return { status: 'closed', text: 'No longer given' };
  const known = latest.get(deadline);
  if (known?.today === today) return known.next;
  const next = findNext(deadline, today);
  latest.set(deadline, { today, next });
  return next;
};

/** Deadlines are values, and most calls in a row ask for the same day. */
const latest = new WeakMap<Deadline, { today: string; next: NextDeadline }>();

/** What stands in place of a date. That we don't know it says nothing of whether the organiser has announced it. */
const NOT_KNOWN = 'Date not known to us: see the official page';

/** Of rounds that closed on different days: the first and last day on which the coming one can be expected to close. */
const expectedWindow = ({ window }: Deadline, today: CalendarDay): NextDeadline | undefined => {
  const last = window && nextYearly(window.to, today);
  if (!window || !last) return undefined;
  const year = Number(last.slice(0, 4)) - (window.from > window.to ? 1 : 0);
  const first = `${year}${window.from.slice(1)}`;
  return {
    status: 'estimated',
    span: { first, last },
    text: `Expected between ${dayInEnglish(first)} and ${dayInEnglish(last)}`,
  };
};

/** A rule that nothing has confirmed for 13 months gives no coming day: it is told as it was known. */
const findNext = (deadline: Deadline, today: CalendarDay): NextDeadline => {
  const next = nextByRule(deadline, today);
  const isRule = next.status === 'estimated' || next.status === 'rolling';
  if (!isRule || !isLastKnown(deadline.confirmed, today)) return next;
  return { status: 'last_known', text: `${lastKnownPrefix(deadline.confirmed)}${ruleInEnglish(deadline)}` };
};

const yearlyInEnglish = (rule: string): string => {
  const month = monthName(Number(rule.slice(2, 4)));
  return rule.length === '--MM'.length ? `in ${month}` : `around ${Number(rule.slice(5))} ${month}`;
};

const ruleInEnglish = ({ kind, dates, window }: Deadline): string => {
  if (kind === 'rolling') return 'applications at any time';
  if (kind === 'none') return 'no deadline';
  if (window)
    return [window.from, window.to].map((day) => yearlyInEnglish(day).slice('around '.length)).join(' to ');
  return dates
    .filter((date) => date.startsWith('--'))
    .map(yearlyInEnglish)
    .join(', ');
};

const nextByRule = (deadline: Deadline, today: CalendarDay): NextDeadline => {
  if (deadline.kind === 'rolling') return { status: 'rolling', text: 'Rolling' };
  if (deadline.kind === 'none') return { status: 'rolling', text: 'No deadline' };
  if (deadline.kind === 'unknown') return { status: 'unknown', text: NOT_KNOWN };
  const window = expectedWindow(deadline, today);
  if (window) return window;
  const next = soonestOf(deadline.dates, today);
  if (next) {
    const coming = soonestAfterMonth(deadline.dates, next, today) ?? next;
    return deadline.byCountry ? byCountry(deadline.dates, coming) : coming;
  }
  const passed = deadline.dates.filter(isCalendarDay).sort().at(-1);
  return passed
    ? { status: 'closed', date: passed, text: `Closed on ${dayInEnglish(passed)}` }
    : { status: 'unknown', text: NOT_KNOWN };
};

/** Which month is the student's own is not known: the range in which each country has its month, as far as it is still to come. */
const byCountry = (dates: readonly string[], next: NextDeadline): NextDeadline => {
  if (next.span === undefined) return next;
  const { first } = next.span;
  const isClosing = (months: number): boolean => dates.includes(`-${addMonths(first, months).slice(4, 7)}`);
  let [before, after] = [0, 0];
  while (after < dates.length && isClosing(after + 1)) after += 1;
  while (before + after < dates.length - 1 && isClosing(-before - 1)) before += 1;
  const [from, to] = [-before, after].map((months) =>
    monthName(Number(addMonths(first, months).slice(5, 7))),
  );
  const range = from === to ? `Usually in ${from}` : `Between ${from} and ${to}`;
  return {
    ...next,
    span: { first, last: addDays(addMonths(first, after + 1), -1) },
    text: `${range}: each country has its own date`,
  };
};

type DatedDeadline = NextDeadline & Required<Pick<NextDeadline, 'date'>>;
type MonthDeadline = NextDeadline & Required<Pick<NextDeadline, 'span'>>;

const soonestOf = (
  dates: readonly string[],
  today: CalendarDay,
): DatedDeadline | MonthDeadline | undefined => {
  const dated = soonestDay(dates, today);
  const month = soonestMonth(dates, today);
  return dated && !(month && month.span.last < dated.date) ? dated : (month ?? dated);
};

/** In the second half of its month a round gives way to another one that can be applied for by now: its day has more likely passed. */
const soonestAfterMonth = (
  dates: readonly string[],
  { span }: NextDeadline,
  today: CalendarDay,
): NextDeadline | undefined => {
  if (span === undefined || daysBetween(span.first, today) * 2 <= daysBetween(span.first, span.last))
    return undefined;
  const after = soonestOf(dates, addDays(span.last, 1));
  const closes = after?.date ?? after?.span?.first;
  return closes !== undefined && daysBetween(today, closes) <= ASSUMED_OPEN_DAYS ? after : undefined;
};

/** Where an announced and an estimated date coincide, the announced one tells more. */
const soonestDay = (dates: readonly string[], today: CalendarDay): DatedDeadline | undefined => {
  const announced = soonest(dates.filter((date) => isCalendarDay(date) && date >= today));
  const estimated = soonest(dates.flatMap((rule) => nextYearly(rule, today) ?? []));
  if (announced !== undefined && (estimated === undefined || announced <= estimated)) {
    return { status: 'announced', date: announced, text: dayInEnglish(announced) };
  }
  if (estimated === undefined) return undefined;
  return {
    status: 'estimated',
    date: estimated,
    text: `Around ${dayInEnglish(estimated)}, estimated from the yearly cycle`,
  };
};

const soonestMonth = (dates: readonly string[], today: CalendarDay): MonthDeadline | undefined => {
  const months = dates.flatMap((date) => {
    const month = Number(/^--(\d{2})$/.exec(date)?.[1] ?? 0);
    return month >= 1 && month <= 12 ? [{ month, span: nextMonth(month, today) }] : [];
  });
  const next = months.sort((a, b) => (a.span.last < b.span.last ? -1 : 1))[0];
  if (next === undefined) return undefined;
  return { status: 'estimated', span: next.span, text: `Usually in ${monthName(next.month)}` };
};

const soonest = (dates: readonly string[]): string | undefined => [...dates].sort()[0];
