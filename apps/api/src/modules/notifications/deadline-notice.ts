import {
  addDays,
  dayInEnglish,
  daysBetween,
  nextDeadline,
  planningDay,
  roundOf,
  type ScholarshipRecord,
  type Window,
  windowInEnglish,
} from '@laurel/domain';
import type { Notice } from './store-notices.ts';

/** Days before a deadline on which a reminder falls due, the last one first. */
const REMINDER_DAYS = [1, 7, 30] as const;
export const LONGEST = 30;
/** No notice is made for a deadline that passed longer ago. */
export const CLOSED_NEWS_DAYS = 7;

/** A scholarship whose deadline or opening is near or has just passed. */
export interface NearDeadline {
  record: ScholarshipRecord;
  /** YYYY-MM-DD. */
  date: string;
  /** Negative once it has passed. */
  daysLeft: number;
  estimated: boolean;
  /** Where no day is known: the days between which the deadline falls; `date` is the first of them. */
  window?: Window;
  /** The day on which the round is expected to have opened, in the last few days. */
  opened?: string;
  /** The student entered the day. */
  isOwn?: boolean;
}

/** Undefined when neither day nor window is known, or they are outside the range of reminders. */
export const nearDeadline = (record: ScholarshipRecord, today: string): NearDeadline | undefined => {
  const next = nextDeadline(record, today);
  const date = next.date ?? planningDay(next);
  if (date === undefined) return undefined;
  const daysLeft = daysBetween(today, date);
  const opened = openedLately(record, today);
  const isNear = daysLeft <= LONGEST && daysLeft >= -CLOSED_NEWS_DAYS;
  if (!isNear && opened === undefined) return undefined;
  return {
    record,
    date,
    daysLeft,
    estimated: next.status === 'estimated',
    ...(next.span ? { window: next.span } : {}),
    ...(opened === undefined ? {} : { opened }),
  };
};

/** How long after the expected opening day the news is still made. */
const OPENED_NEWS_DAYS = 7;

const openedLately = (record: ScholarshipRecord, today: string): string | undefined => {
  const { opens } = roundOf(record, today);
  if (opens === undefined) return undefined;
  const since = daysBetween(opens, today);
  return since >= 0 && since <= OPENED_NEWS_DAYS ? opens : undefined;
};

/**
 * The reminder that is due, as a number of days before the deadline. A reminder that fell due while no worker ran is made later; one
 * that fell due before the scholarship was saved is not.
 */
export const reminderDue = (
  { date, daysLeft }: Pick<NearDeadline, 'date' | 'daysLeft'>,
  savedOn: string,
): number | null => {
  if (daysLeft < 0) return null;
  const days = REMINDER_DAYS.find((each) => daysLeft <= each);
  if (days === undefined) return null;
  return daysLeft === days || savedOn <= addDays(date, -days) ? days : null;
};

const inWords = (daysLeft: number): string =>
  daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;

type DeadlineNotice = Pick<Notice, 'key' | 'kind' | 'title' | 'body' | 'scholarshipId'>;

/** How a student saved the scholarship. */
interface SavedBy {
  savedOn: string;
  deadlineReminders: boolean;
}

const openingNotice = (
  { record, opened }: NearDeadline,
  { savedOn, deadlineReminders }: SavedBy,
): DeadlineNotice | null => {
  if (opened === undefined || savedOn >= opened || !deadlineReminders) return null;
  return {
    key: `opens:${record.id}:${opened}`,
    kind: 'deadline',
    title: `Probably open again: ${record.title}`,
    body: `By the rounds of other years it opens around ${dayInEnglish(opened)}. Look at the official page.`,
    scholarshipId: record.id,
  };
};

const windowReminder = ({ record, date }: NearDeadline, window: Window, days: number): DeadlineNotice => ({
  key: `deadline:${record.id}:${date}:${days}`,
  kind: 'deadline',
  title: `Look up the deadline: ${record.title}`,
  body: `The deadline is expected ${windowInEnglish(window)}. We don’t know the day: look it up on the official page.`,
  scholarshipId: record.id,
});

const howKnown = ({ record, date, estimated, isOwn }: NearDeadline): string => {
  if (isOwn) return `The deadline is ${dayInEnglish(date)}, the day that you entered.${zoneNote(record)}`;
  return estimated
    ? `The deadline is expected around ${dayInEnglish(date)}. The day is expected from the rounds of other years: check the official page before you rely on it.`
    : `The deadline is ${dayInEnglish(date)}, as announced.${zoneNote(record)}`;
};

const reminder = (near: NearDeadline, days: number): DeadlineNotice => {
  const { record, date, daysLeft, estimated } = near;
  return {
    key: `deadline:${record.id}:${date}:${days}`,
    kind: 'deadline',
    title: `${estimated ? 'Estimated deadline' : 'Deadline'} ${inWords(daysLeft)}: ${record.title}`,
    body: howKnown(near),
    scholarshipId: record.id,
  };
};

const zoneNote = ({ deadline: { timeZone } }: ScholarshipRecord): string =>
  timeZone ? ` The day ends in the time zone ${timeZone}.` : '';

const deadlineNotice = (
  near: NearDeadline,
  { savedOn, deadlineReminders }: SavedBy,
): DeadlineNotice | null => {
  const { record, date, daysLeft, window } = near;
  if (daysLeft < 0) {
    // Inside a window nobody knows whether the day has passed.
    if (window !== undefined) return null;
    // It was already closed when it was saved.
    if (savedOn > date) return null;
    return {
      key: `closed:${record.id}:${date}`,
      kind: 'closed',
      title: `Closed: ${record.title}`,
      body: near.isOwn
        ? `The day that you entered was ${dayInEnglish(date)}.`
        : `The deadline was ${dayInEnglish(date)}. No later one is announced.`,
      scholarshipId: record.id,
    };
  }
  const days = deadlineReminders ? reminderDue(near, savedOn) : null;
  if (days === null) return null;
  return window === undefined ? reminder(near, days) : windowReminder(near, window, days);
};

/** Today's notices for a student who saved the scholarship; a short round can open and come near its deadline on one day. */
export const deadlineNotices = (near: NearDeadline, saved: SavedBy): DeadlineNotice[] =>
  [openingNotice(near, saved), deadlineNotice(near, saved)].filter((notice) => notice !== null);
