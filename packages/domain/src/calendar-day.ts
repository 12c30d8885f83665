/** Calendar days: a deadline is a day on a calendar, not a moment. Nothing here reads a clock or knows a time zone. */

/** 'YYYY-MM-DD' of the proleptic Gregorian calendar. Days compare as strings. */
export type CalendarDay = string;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const MONTH_NAMES = [
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

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const dayAt = (year: number, month: number, day: number): CalendarDay =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** `month` counts from 1; 0 when there is no such month. */
const daysInMonth = (year: number, month: number): number => {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

/** True for a day that exists, such as '2028-02-29'. */
export const isCalendarDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
};

/** True for '--MM-DD' of a day that every year has, so not for 29 February. */
export const isYearlyDay = (text: string): boolean =>
  /^--\d{2}-\d{2}$/.test(text) && isCalendarDay(`2027-${text.slice(2)}`);

/** True for '--MM' of a month that exists. */
export const isYearlyMonth = (text: string): boolean =>
  /^--\d{2}$/.test(text) && isCalendarDay(`2027-${text.slice(2)}-01`);

/** The day in UTC at this moment. */
export const utcDay = (moment: Date): CalendarDay => moment.toISOString().slice(0, 10);

/** Midnight in UTC at the beginning of the day. */
export const startOfDay = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The day `days` after `day`; before it when negative. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  utcDay(new Date(Date.parse(day) + days * DAY_MS));

/** The day `months` calendar months after `day`; the last of that month where it is too short. */
export const addMonths = (day: CalendarDay, months: number): CalendarDay => {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return dayAt(year, month, Math.min(Number(day.slice(8, 10)), daysInMonth(year, month)));
};

/** The first day of the month `months` after that of `day`; before it when negative. */
export const firstOfMonth = (day: CalendarDay, months = 0): CalendarDay =>
  addMonths(`${day.slice(0, 7)}-01`, months);

/** The Monday of the week of `day`. */
export const mondayOf = (day: CalendarDay): CalendarDay =>
  addDays(day, -((startOfDay(day).getUTCDay() + 6) % 7));

/**
 * The first day on or after `from` that a yearly rule '--MM-DD' names. 29 February falls on the 28th in common years.
 * Undefined when no year has such a day.
 */
export const nextYearly = (rule: string, from: CalendarDay): CalendarDay | undefined => {
  const parts = /^--(\d{2})-(\d{2})$/.exec(rule);
  if (parts === null) return undefined;
  const [month, day] = [Number(parts[1]), Number(parts[2])];
  // 2000 is a leap year: every yearly day exists in it.
  if (day < 1 || day > daysInMonth(2000, month)) return undefined;
  const year = Number(from.slice(0, 4));
  const inYear = (y: number) => dayAt(y, month, Math.min(day, daysInMonth(y, month)));
  return inYear(year) >= from ? inYear(year) : inYear(year + 1);
};

/** The first and last day of the next `month` (from 1) that has not ended before `from`. */
export const nextMonth = (month: number, from: CalendarDay): { first: CalendarDay; last: CalendarDay } => {
  const year = Number(from.slice(0, 4)) + (month < Number(from.slice(5, 7)) ? 1 : 0);
  return { first: dayAt(year, month, 1), last: dayAt(year, month, daysInMonth(year, month)) };
};

/** Completed years of age on `on`; a birthday of 29 February is reached on 1 March in common years. */
export const completedYears = (birth: CalendarDay, on: CalendarDay): number => {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) >= birth.slice(5) ? years : years - 1;
};

/** '2027-03-01' as '1 March 2027'. */
export const dayInEnglish = (day: CalendarDay): string =>
  `${Number(day.slice(8, 10))} ${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;

/** `month` from 1 to 12. */
/** '2027-09' as 'September 2027'. */
export const monthInEnglish = (month: string): string =>
  `${monthName(Number(month.slice(5, 7)))} ${month.slice(0, 4)}`;

export const monthName = (month: number): string => MONTH_NAMES[month - 1] ?? '';
