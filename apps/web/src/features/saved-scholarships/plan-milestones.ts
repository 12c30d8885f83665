import type { SavedScholarshipItem } from '@laurel/contract';
import { addDays, daysBetween, readDay } from '../../entities/scholarship/calendar-day.ts';

/** Something to do, and the last day on which doing it is still safe. */
export interface Milestone {
  label: string;
  /** YYYY-MM-DD. */
  day: string;
}

export interface ApplicationPlan {
  saved: SavedScholarshipItem;
  /** YYYY-MM-DD. */
  deadline: string;
  estimated: boolean;
  /** Soonest first; only what the record's own documents ask for. */
  milestones: Milestone[];
  /** The day of the first milestone; null when the record lists no documents. */
  safeStart: string | null;
}

/** What kind of paper takes how many days; the first kind that fits counts. */
const LEAD_TIMES: { pattern: RegExp; days: number; label: (document: string) => string }[] = [
  { pattern: /\b(gre|gmat|sat|act)\b/i, days: 56, label: (document) => `Take the test: ${document}` },
  {
    pattern:
      /\b(ielts|toefl|duolingo|testdaf|dsh|delf|dele)\b|(language|english).*(test|certificate|proficiency|proof)|proof of .*language/i,
    days: 42,
    label: (document) => `Take the language test: ${document}`,
  },
  { pattern: /\brefer|recommendation/i, days: 28, label: (document) => `Ask your referees: ${document}` },
  {
    pattern: /transcript|diploma|degree certificate|academic record|certificates?\b/i,
    days: 21,
    label: (document) => `Order: ${document}`,
  },
  {
    pattern: /statement|essay|motivation|proposal|plan|letter/i,
    days: 14,
    label: (document) => `Have a draft: ${document}`,
  },
];
const OTHER_DAYS = 7;

const milestoneOf = (document: string, deadline: string): Milestone => {
  const kind = LEAD_TIMES.find(({ pattern }) => pattern.test(document));
  return {
    label: kind ? kind.label(document) : `Get ready: ${document}`,
    day: addDays(deadline, -(kind?.days ?? OTHER_DAYS)),
  };
};

/** Counts backwards from a deadline; null when there is nothing to plan: sent already, past, or no day known. */
export const planApplication = (saved: SavedScholarshipItem, today: string): ApplicationPlan | null => {
  const { applicationDeadline, deadlineStatus, documents = [] } = saved.scholarship;
  const isOpen = saved.applicationStatus === 'not_started' || saved.applicationStatus === 'in_progress';
  const deadline = readDay(applicationDeadline);
  if (!isOpen || !deadline || deadlineStatus === 'closed' || deadline < today) return null;
  const milestones = documents
    .map((document) => milestoneOf(document, deadline))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return {
    saved,
    deadline,
    estimated: deadlineStatus === 'estimated',
    milestones,
    safeStart: milestones[0]?.day ?? null,
  };
};

/** The Monday of a day's week. */
export const weekOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Weeks (Monday to Sunday) in which more than one deadline falls, soonest first. */
export const crowdedWeeks = (
  plans: readonly ApplicationPlan[],
): { week: string; plans: ApplicationPlan[] }[] =>
  [...Map.groupBy(plans, ({ deadline }) => weekOf(deadline))]
    .filter(([, together]) => together.length > 1)
    .map(([week, together]) => ({ week, plans: together }))
    .sort((a, b) => (a.week < b.week ? -1 : 1));

/** The first days of the months from that of `from` on, until all of `days` are covered; a year at most. */
export const monthsUntil = (from: string, days: readonly string[]): string[] => {
  const last = [from, ...days].reduce((a, b) => (a > b ? a : b));
  const months: string[] = [];
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1];
  for (let count = 0; count < 12; count++) {
    const first = new Date(Date.UTC(year, month + count, 1)).toISOString().slice(0, 10);
    if (first > last) break;
    months.push(first);
  }
  return months;
};

/** Where a day stands between two others, 0 to 1. */
export const shareOf = (day: string, from: string, to: string): number =>
  Math.min(1, Math.max(0, daysBetween(from, day) / Math.max(1, daysBetween(from, to))));
