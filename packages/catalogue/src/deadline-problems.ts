import { addMonths, isCalendarDay, isYearlyDay, isYearlyMonth } from '@laurel/domain';
import type { Programme } from './programme-schema.ts';

/** Announced dates further ahead than this are more often a slip than a call. */
const MAX_MONTHS_AHEAD = 18;

const TIME_ZONES = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** What is wrong with a deadline and how to mend it; `today` is YYYY-MM-DD. */
export const deadlineProblems = ({ deadline, evidence }: Programme, today: string): string[] => {
  if (deadline === undefined) return [];
  const { kind, dates, text, timeZone } = deadline;
  const found = datesProblem(kind, dates);
  const announced = dates.filter((date) => date.length === 10 && isCalendarDay(date));
  if (announced.some((date) => date < today)) {
    found.push(`deadline: an announced date has passed: give the new one, or the yearly rule '--MM-DD'`);
  }
  if (announced.some((date) => date > addMonths(today, MAX_MONTHS_AHEAD))) {
    found.push(`deadline: a date more than ${MAX_MONTHS_AHEAD} months ahead: check the year`);
  }
  const borneOut = evidence.some(({ by, facts }) => by !== 'reported' && facts.includes('deadline'));
  if (announced.length > 0 && !borneOut) {
    found.push(
      "deadline: an announced date needs evidence of the organiser's or an official page; else give the rule",
    );
  }
  if (announced.length === 0 && /\b(?:19|20)\d\d\b/.test(text)) {
    found.push('deadline: the text names a year, but no date is announced: word it as a rule of every year');
  }
  if (timeZone !== undefined && !TIME_ZONES.has(timeZone)) {
    found.push(`deadline: '${timeZone}' is no IANA time zone such as Europe/Berlin`);
  }
  return found;
};

const datesProblem = (kind: NonNullable<Programme['deadline']>['kind'], dates: string[]): string[] => {
  const all = (fits: (date: string) => boolean) => dates.every(fits);
  const wrong = (expected: string) => [
    `deadline: kind ${kind} takes ${expected}, not ${JSON.stringify(dates)}`,
  ];
  if (new Set(dates).size < dates.length) return ['deadline: the same date stands twice'];
  if (kind === 'yearly') {
    return dates.length === 1 && all(isYearlyDay)
      ? []
      : wrong("one '--MM-DD' (more in a year: kind multiple)");
  }
  if (kind === 'month') return dates.length === 1 && all(isYearlyMonth) ? [] : wrong("one '--MM'");
  if (kind === 'date')
    return dates.length === 1 && all(isCalendarDay) ? [] : wrong("one 'YYYY-MM-DD' that exists");
  if (kind === 'multiple') {
    const fits = all((date) => isYearlyDay(date) || isYearlyMonth(date) || isCalendarDay(date));
    return dates.length >= 2 && fits ? [] : wrong('two dates or more, each one that exists');
  }
  return dates.length === 0 ? [] : wrong('no dates: []');
};
