import {
  addDays,
  addMonths,
  type CalendarDay,
  dayInEnglish,
  daysBetween,
  isCalendarDay,
  nextYearly,
} from './calendar-day.ts';
import type { RoundState } from './lists.ts';
import { ASSUMED_OPEN_DAYS, type NextDeadline, nextDeadline } from './next-deadline.ts';
import type { Cycle, Deadline, ScholarshipRecord } from './scholarship.ts';

/** First and last day on which something can fall; the same day twice where the day is known. */
export interface Window {
  first: CalendarDay;
  last: CalendarDay;
}

/** Where an award stands in its year on one day. */
export interface Round {
  state: RoundState;
  /** The days between which the round closes that is open or comes next. Absent when they are not known. */
  closes?: Window;
  /** The day on which that round is expected to open, from the rounds that are known. */
  opens?: CalendarDay;
}

const DAYS_IN_YEAR = 365;
/** After five years the day of a round tells nothing of the days of a coming one. */
export const OLD_ROUND_MONTHS = 60;

/**
 * The round that is open on `today`, or the next one. A month or window counts as open until its last day: nobody knows on which of
 * its days it closes. An estimated round that closed more recently than the next one opens has probably closed.
 */
export const roundOf = (
  { deadline, ended }: Pick<ScholarshipRecord, 'deadline' | 'ended'>,
  today: CalendarDay,
): Round => {
  if (ended) return { state: 'closed' };
  const known = latest.get(deadline);
  if (known?.today === today) return known.round;
  const round = findRound(deadline, today);
  latest.set(deadline, { today, round });
  return round;
};

/** Deadlines are values, and most calls in a row ask for the same day. */
const latest = new WeakMap<Deadline, { today: string; round: Round }>();

const findRound = (deadline: Deadline, today: CalendarDay): Round => {
  const next = nextDeadline({ deadline }, today);
  if (next.status === 'closed') return { state: 'closed' };
  if (next.status === 'rolling') return { state: 'open' };
  const closes = closingWindow(next);
  if (closes === undefined) return { state: 'unknown' };
  const opens = openingDay(deadline, closes);
  const dates = opens === undefined ? { closes } : { closes, opens };
  if (opens === undefined && next.status === 'announced') return { state: 'open', ...dates };
  const untilOpen = daysBetween(today, opens ?? addDays(closes.first, -ASSUMED_OPEN_DAYS));
  if (untilOpen <= 0) return { state: 'open', ...dates };
  const sinceClosed = DAYS_IN_YEAR - daysBetween(today, closes.last);
  const hasClosed = next.status === 'estimated' && sinceClosed >= 0 && sinceClosed < untilOpen;
  return { state: hasClosed ? 'probably_closed' : 'opens_later', ...dates };
};

/** The days between which a deadline falls; absent where none is known or it is over. */
export const closingWindow = ({ status, date, span }: NextDeadline): Window | undefined => {
  if (status === 'closed') return undefined;
  return date === undefined ? span : { first: date, last: date };
};

/** The day to plan for: the deadline's own, or the first on which it can fall. */
export const planningDay = (next: NextDeadline): CalendarDay | undefined => closingWindow(next)?.first;

/**
 * The day that the newest round with an opening day would open on in the year of the one that closes then. What was seen more than five
 * years before says nothing of it.
 */
const openingDay = ({ cycles = [] }: Deadline, { first, last }: Window): CalendarDay | undefined => {
  const cycle = cycles.findLast(opensOnADay);
  if (cycle === undefined || cycle.opens < addMonths(first, -OLD_ROUND_MONTHS)) return undefined;
  // A round that opens in the very month in which it closes did so the year before, too.
  const within = nextYearly(`-${cycle.opens.slice(4)}`, first);
  if (within !== undefined && within <= last) return within;
  if (cycle.opens > addMonths(first, -MONTHS_IN_YEAR) && cycle.opens <= last) return cycle.opens;
  const before = nextYearly(`-${cycle.opens.slice(4)}`, addMonths(first, -MONTHS_IN_YEAR));
  return before !== undefined && before < first ? before : undefined;
};
const MONTHS_IN_YEAR = 12;

/** The round began on a known day. */
export const opensOnADay = (cycle: Cycle): cycle is Cycle & { opens: CalendarDay } =>
  cycle.opens !== undefined && isCalendarDay(cycle.opens);

/** "around 15 January 2027", "between 1 March 2027 and 31 March 2027" */
export const windowInEnglish = ({ first, last }: Window): string =>
  first === last
    ? `around ${dayInEnglish(first)}`
    : `between ${dayInEnglish(first)} and ${dayInEnglish(last)}`;
