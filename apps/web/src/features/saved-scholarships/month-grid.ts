import { addDays, firstOfMonth, mondayOf, startOfDay } from '@laurel/domain';
import type { ApplicationPlan } from './plan-application.ts';

export interface MonthEntry {
  plan: ApplicationPlan;
  /** Steps due on that day; empty for the deadline itself. */
  steps: string[];
}

/** The weeks of a month, Monday to Sunday, filled up with days of the neighbouring months. */
export const weeksOf = (month: string): string[][] => {
  const first = mondayOf(month);
  const end = firstOfMonth(month, 1);
  const weeks: string[][] = [];
  for (let monday = first; monday < end; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  }
  return weeks;
};

/** The entries of each day: deadlines first, then steps, one entry per application. */
export const entriesByDay = (plans: readonly ApplicationPlan[]): Map<string, MonthEntry[]> => {
  const deadlines = plans.map((plan) => ({ day: plan.deadline, entry: { plan, steps: [] as string[] } }));
  const steps = plans.flatMap((plan) =>
    [...Map.groupBy(plan.milestones, ({ day }) => day)].map(([day, together]) => ({
      day,
      entry: { plan, steps: together.map(({ label }) => label) },
    })),
  );
  const byDay = Map.groupBy([...deadlines, ...steps], ({ day }) => day);
  return new Map([...byDay].map(([day, together]) => [day, together.map(({ entry }) => entry)]));
};

export interface MonthView {
  /** Its first day. */
  month: string;
  today: string;
  byDay: ReadonlyMap<string, readonly MonthEntry[]>;
}

/** A calendar day in the words of the reader's language. */
export const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(startOfDay(day));
