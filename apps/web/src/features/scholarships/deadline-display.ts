import { type DeadlineStatus, daysBetween, type Nominator, type Window } from '@laurel/domain';
import { dayInWords, readDay } from '../../lib/dates/calendar-day.ts';

const URGENT_DAYS = 7;
const COUNTDOWN_DAYS = 30;

export interface DeadlineFacts {
  /** YYYY-MM-DD, or the organiser's words when there is no date. */
  deadline: string;
  /** How the date is known. */
  status?: DeadlineStatus | undefined;
  /** IANA zone or UTC offset in which the day ends, when the publisher states one. */
  timeZone?: string | undefined;
  /** First and last day on which it can fall, where no day is known. */
  window?: Window | undefined;
  /** Who has to put the student forward: the day is that of the nomination. */
  nominator?: Nominator | undefined;
}

type Dated = {
  deadlineStatus?: DeadlineStatus | undefined;
  deadlineTimeZone?: string | undefined;
  deadlineWindow?: Window | undefined;
  nominator?: Nominator | undefined;
} & ({ deadline: string } | { applicationDeadline: string });

/** The deadline of a card or of an entry of the saved list. */
export const deadlineFacts = (scholarship: Dated): DeadlineFacts => ({
  deadline: 'deadline' in scholarship ? scholarship.deadline : scholarship.applicationDeadline,
  status: scholarship.deadlineStatus,
  timeZone: scholarship.deadlineTimeZone,
  window: scholarship.deadlineWindow,
  nominator: scholarship.nominator,
});

export interface DeadlineDisplay {
  /** 'Expired', '12 days left', a local date, or the record's wording ('No longer given'). */
  text: string;
  /** `urgent` is red; `soon` counts days to a date that is no estimate; `open` is a date or words; `unknown` is a missing date. */
  tone: 'urgent' | 'soon' | 'open' | 'unknown';
  /** Estimated from earlier rounds. */
  estimated: boolean;
  /** The day itself, when there is one. */
  day: string | null;
  expired: boolean;
}

const UNKNOWN_WORDING = /^(|unknown|not announced|(?:date )?not known.*|n\/?a|tba|tbd)$/i;

/** Our record lacks the date. The organiser may have announced it all the same. */
const NOT_KNOWN = 'Date not known to us: see the official page';

const countdown = (days: number): Pick<DeadlineDisplay, 'text' | 'tone'> => ({
  // The specification's text, also for one day.
  text: `${days} days left`,
  tone: days <= URGENT_DAYS ? 'urgent' : 'soon',
});

/**
 * The deadline as shown on the day `today` (YYYY-MM-DD). The day is that of the award's time zone when the publisher
 * states one, else the student's own.
 */
export const displayDeadline = (
  { deadline, status, nominator }: DeadlineFacts,
  today: string,
  options: { locale?: string; timeZone?: string } = {},
): DeadlineDisplay => {
  const day = readDay(deadline.trim(), options.timeZone);
  const estimated = status === 'estimated';
  // The server closes it at midnight UTC; west of Greenwich the day may not be over.
  const isOver = !day || day < today;
  if (status === 'closed' && isOver)
    return { text: day ? 'Expired' : deadline, tone: 'urgent', estimated: false, day, expired: true };
  if (!day) {
    const unknown = status === 'unknown' || UNKNOWN_WORDING.test(deadline.trim());
    return {
      text: unknown ? NOT_KNOWN : deadline.trim(),
      tone: unknown ? 'unknown' : 'open',
      estimated,
      day,
      expired: false,
    };
  }
  const days = daysBetween(today, day);
  if (days < 0) return { text: 'Expired', tone: 'urgent', estimated, day, expired: true };
  // The days to a guessed date are not counted: they would hurry the student towards a day nobody named.
  // Nor those to the day on which others have to name the student.
  if (days <= COUNTDOWN_DAYS && !estimated && !nominator)
    return { ...countdown(days), estimated, day, expired: false };
  return { text: dayInWords(day, options.locale), tone: 'open', estimated, day, expired: false };
};

/** Sort key: open dates and windows first, by their first day, then undated, then past ones. */
export const deadlineOrder = (facts: DeadlineFacts, today: string): string => {
  const { day, expired } = displayDeadline(facts, today);
  if (expired) return `3${day ?? ''}`;
  const from = day ?? facts.window?.first;
  return from ? `1${from}` : '2';
};
