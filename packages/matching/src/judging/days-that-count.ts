import type { MatchContext } from './assessment.ts';

/** The days on which a fact that changes with time may be counted: the deadline, else today. */
export const daysThatCount = ({ deadline, student }: MatchContext): { first: string; last: string } => {
  const { date } = deadline;
  if (date !== undefined) return { first: date, last: date };
  return deadline.span ?? { first: student.today, last: student.today };
};

/** Whole months from the day to the month; negative once it is past. @param month YYYY-MM. @param day YYYY-MM-DD. */
export const monthsUntil = (month: string | undefined, day: string): number | undefined => {
  if (month === undefined) return undefined;
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(month) - count(day);
};
