import { isCalendarDay, startOfDay } from '@laurel/domain';

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** The day on the calendar of a person in `timeZone` (default: the browser's) at `moment`. */
export const dayOf = (moment: Date, timeZone?: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

/** The day that a text names: a calendar day, or an instant's day in `timeZone`; null for any other text. */
export const readDay = (text: string, timeZone?: string): string | null => {
  if (INSTANT.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? null : dayOf(moment, timeZone);
  }
  return isCalendarDay(text) ? text : null;
};

/** 'Mar 1, 2027' in the reader's own language and order. */
export const dayInWords = (day: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(startOfDay(day));

/** A moment as the reader's own date, and its time of day when `withTime`. */
export const momentInWords = (iso: string, withTime = false): string => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    ...(withTime ? { timeStyle: 'short' } : {}),
  }).format(moment);
};
