/** Whether the text is a day that exists, written YYYY-MM-DD. */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Whether `--MM-DD` names a day that every year has (so not 29 February). */
export function isYearlyDate(value: string): boolean {
  return /^--\d{2}-\d{2}$/.test(value) && isCalendarDate(`2027-${value.slice(2)}`);
}

/** Whether `--MM` names a month. */
export function isYearlyMonth(value: string): boolean {
  return /^--\d{2}$/.test(value) && isCalendarDate(`2027-${value.slice(2)}-01`);
}

/** The day `months` calendar months after `date` (YYYY-MM-DD); a day the month lacks becomes its last. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
