/** Calendar arithmetic on 'YYYY-MM-DD' strings. No clock, no time zone: a date is a day of the proleptic Gregorian calendar. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const DAY_MS = 86_400_000;

/** True for a day that exists, such as '2028-02-29'. */
export function isCalendarDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts !== null && Number(parts[3]) <= daysInMonth(Number(parts[1]), Number(parts[2]));
}

/** Days of a month, `month` from 1; 0 when there is no such month. */
function daysInMonth(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day `days` after `date`; before it when negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The first day on or after `from` that a yearly rule '--MM-DD' names. 29 February falls on the 28th in common years.
 * Undefined when no year has such a day.
 */
export function nextYearly(rule: string, from: string): string | undefined {
  const parts = /^--(\d{2})-(\d{2})$/.exec(rule);
  if (parts === null) return undefined;
  const [month, day] = [Number(parts[1]), Number(parts[2])];
  // 2000 is a leap year: every yearly day exists in it.
  if (day < 1 || day > daysInMonth(2000, month)) return undefined;
  const year = Number(from.slice(0, 4));
  const inYear = (y: number) => toDate(y, month, Math.min(day, daysInMonth(y, month)));
  return inYear(year) >= from ? inYear(year) : inYear(year + 1);
}

/** The first and last day of the next `month` (from 1) that has not ended before `from`. */
export function nextMonth(month: number, from: string): { first: string; last: string } {
  const year = Number(from.slice(0, 4)) + (month < Number(from.slice(5, 7)) ? 1 : 0);
  return { first: toDate(year, month, 1), last: toDate(year, month, daysInMonth(year, month)) };
}

/** Completed years of age on `on`; a birthday of 29 February is reached on 1 March in common years. */
export function completedYears(birth: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) >= birth.slice(5) ? years : years - 1;
}

/** '2027-03-01' as '1 March 2027'. */
export function dateInWords(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthName(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`;
}

/** `month` from 1 to 12. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

function toDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
