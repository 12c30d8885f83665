import type { SavedScholarshipItem } from '@laurel/contract';
import { daysBetween, firstOfMonth, mondayOf } from '@laurel/domain';
import { dayInWords, readDay } from '../../lib/dates/calendar-day.ts';

type Milestone = NonNullable<SavedScholarshipItem['scholarship']['milestones']>[number] & {
  /** It could not be done in its time, because the scholarship was saved after it; `day` is then the day of saving. */
  isFromBefore?: true;
};

export interface ApplicationPlan {
  saved: SavedScholarshipItem;
  /** YYYY-MM-DD; the first day on which it can fall where no day is known. */
  deadline: string;
  estimated: boolean;
  /** What is left to do for the record's documents, and the student's own steps that have a day; soonest first. */
  milestones: Milestone[];
  /** Day of the first milestone; null when nothing is left or the record lists no documents. */
  safeStart: string | null;
  /** Nothing was due before this day, the one of saving; '' where it is not known. */
  savedOn: string;
  /** The latest safe start was before the scholarship was saved. */
  isShort: boolean;
  /** The record lists documents. */
  hasDocuments: boolean;
}

/** Never after `today`, which a clock of another zone may put earlier. */
const dayOfSaving = ({ createdAt = '' }: SavedScholarshipItem, today: string): string => {
  const day = createdAt.slice(0, 'YYYY-MM-DD'.length);
  return day > today ? today : day;
};

/** The plan for one application; null when it was sent, is past, or has neither a known day nor a window. */
export const planApplication = (saved: SavedScholarshipItem, today: string): ApplicationPlan | null => {
  const {
    applicationDeadline,
    deadlineStatus,
    deadlineWindow,
    milestones = [],
    documents = [],
  } = saved.scholarship;
  const isOpen = saved.applicationStatus === 'not_started' || saved.applicationStatus === 'in_progress';
  const deadline = readDay(applicationDeadline) ?? deadlineWindow?.first;
  const last = deadlineWindow?.last ?? deadline;
  if (!isOpen || !deadline || !last || deadlineStatus === 'closed' || last < today) return null;
  const savedOn = dayOfSaving(saved, today);
  const done = new Set(saved.checklist?.flatMap((entry) => (entry.done ? [entry.id] : [])));
  const left: Milestone[] = [
    ...milestones
      .filter(({ document }) => !done.has(`document:${document}`))
      .map(
        (milestone): Milestone =>
          milestone.day < savedOn ? { ...milestone, day: savedOn, isFromBefore: true } : milestone,
      ),
    ...(saved.plan?.steps ?? []).flatMap(({ id, label, day, done: isDone }) =>
      day === undefined || isDone ? [] : { document: `own:${id}`, label, day },
    ),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return {
    saved,
    deadline,
    estimated: deadlineStatus === 'estimated',
    milestones: left,
    safeStart: left[0]?.day ?? null,
    savedOn,
    isShort: left.some(({ isFromBefore }) => isFromBefore === true),
    hasDocuments: documents.length > 0,
  };
};

/** The plans of all open applications, soonest deadline first. */
export const planAll = (saved: readonly SavedScholarshipItem[], today: string): ApplicationPlan[] =>
  saved
    .flatMap((each) => planApplication(each, today) ?? [])
    .sort((a, b) => (a.deadline < b.deadline ? -1 : a.deadline > b.deadline ? 1 : 0));

/** When to begin, in words. */
export const startText = ({ safeStart, isShort, hasDocuments }: ApplicationPlan, today: string): string => {
  if (!hasDocuments) return 'No documents are listed: look up on the official page what is asked for.';
  if (safeStart === null) return 'Every document is ticked on the checklist.';
  if (isShort) return 'Little time: begin today.';
  return safeStart < today
    ? `Start now: the latest safe start was ${dayInWords(safeStart)}.`
    : `Latest safe start: ${dayInWords(safeStart)}.`;
};

export interface BusyWeek {
  /** Its Monday. */
  week: string;
  deadlines: string[];
  /** Milestones of this week, with their scholarships. */
  steps: { title: string; label: string }[];
}

/** A week with this many steps for more than one scholarship counts as busy. */
const MANY_STEPS = 5;

const isBusy = ({ deadlines, steps }: BusyWeek): boolean =>
  deadlines.length > 1 || (steps.length >= MANY_STEPS && new Set(steps.map(({ title }) => title)).size > 1);

/** Weeks (Monday to Sunday), from the current one on, with several deadlines or many steps for several scholarships. */
export const busyWeeks = (plans: readonly ApplicationPlan[], today: string): BusyWeek[] => {
  const weeks = new Map<string, BusyWeek>();
  const weekAt = (day: string): BusyWeek => {
    const week = mondayOf(day);
    const found = weeks.get(week) ?? { week, deadlines: [], steps: [] };
    weeks.set(week, found);
    return found;
  };
  for (const { saved, deadline, milestones } of plans) {
    const { title } = saved.scholarship;
    weekAt(deadline).deadlines.push(title);
    for (const { day, label } of milestones) if (day >= today) weekAt(day).steps.push({ title, label });
  }
  return [...weeks.values()].filter(isBusy).sort((a, b) => (a.week < b.week ? -1 : 1));
};

/** First days of the months from `from` until all of `days` are covered; 12 at most. */
export const monthsUntil = (from: string, days: readonly string[]): string[] => {
  const last = [from, ...days].reduce((a, b) => (a > b ? a : b));
  return Array.from({ length: 12 }, (_, count) => firstOfMonth(from, count)).filter((first) => first <= last);
};

/** Position of a day between two others, 0 to 1. */
export const shareOf = (day: string, from: string, to: string): number =>
  Math.min(1, Math.max(0, daysBetween(from, day) / Math.max(1, daysBetween(from, to))));
