import { addDays, dayInEnglish, daysBetween, nextDeadline, type ScholarshipRecord } from '@laurel/domain';
import type { Notice } from './store-notices.ts';

/** Days before a deadline on which a reminder falls due, the last one first. */
const REMINDER_DAYS = [1, 7, 30] as const;
const LONGEST = 30;
/** No notice is made for a deadline that passed longer ago. */
const CLOSED_NEWS_DAYS = 7;

/** A scholarship whose deadline is near or has just passed. */
export interface NearDeadline {
  record: ScholarshipRecord;
  /** YYYY-MM-DD. */
  date: string;
  /** Negative once it has passed. */
  daysLeft: number;
  estimated: boolean;
}

/** Undefined when no day is known, or it is outside the range of reminders. */
export const nearDeadline = (record: ScholarshipRecord, today: string): NearDeadline | undefined => {
  const { status, date } = nextDeadline(record, today);
  if (date === undefined) return undefined;
  const daysLeft = daysBetween(today, date);
  if (daysLeft > LONGEST || daysLeft < -CLOSED_NEWS_DAYS) return undefined;
  return { record, date, daysLeft, estimated: status === 'estimated' };
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

const reminder = ({ record, date, daysLeft, estimated }: NearDeadline, days: number): DeadlineNotice => ({
  key: `deadline:${record.id}:${date}:${days}`,
  kind: 'deadline',
  title: `${estimated ? 'Estimated deadline' : 'Deadline'} ${inWords(daysLeft)}: ${record.title}`,
  body: estimated
    ? `The deadline is expected around ${dayInEnglish(date)}. The day is expected from the rounds of other years: check the official page before you rely on it.`
    : `The deadline is ${dayInEnglish(date)}, as announced.${zoneNote(record)}`,
  scholarshipId: record.id,
});

const zoneNote = ({ deadline: { timeZone } }: ScholarshipRecord): string =>
  timeZone ? ` The day ends in the time zone ${timeZone}.` : '';

/** Today's notice for a student who saved the scholarship, or null. */
export const deadlineNotice = (
  near: NearDeadline,
  { savedOn, deadlineReminders }: { savedOn: string; deadlineReminders: boolean },
): DeadlineNotice | null => {
  const { record, date, daysLeft } = near;
  if (daysLeft < 0) {
    // It was already closed when it was saved.
    if (savedOn > date) return null;
    return {
      key: `closed:${record.id}:${date}`,
      kind: 'closed',
      title: `Closed: ${record.title}`,
      body: `The deadline was ${dayInEnglish(date)}. No later one is announced.`,
      scholarshipId: record.id,
    };
  }
  const days = deadlineReminders ? reminderDue(near, savedOn) : null;
  return days === null ? null : reminder(near, days);
};
