import { isCalendarDay, startOfDay } from '@laurel/domain';

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** The calendar day of `moment` in `timeZone` (default: the browser's). */
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

/** The day in a text: a calendar day, or the day of an instant in `timeZone`; null for any other text. */
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

/** A moment as a date in the reader's locale, with the time when `withTime`. */
export const momentInWords = (iso: string, withTime = false): string => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    ...(withTime ? { timeStyle: 'short' } : {}),
  }).format(moment);
};
