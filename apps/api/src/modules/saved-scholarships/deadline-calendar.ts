import { createHash } from 'node:crypto';
import {
  addDays,
  HOUR_MS,
  nextDeadline,
  type OwnPlan,
  planningDay,
  type ScholarshipRecord,
  startOfDay,
  windowInEnglish,
} from '@laurel/domain';
import { type Milestone, nominatorOf, planMilestones } from '@laurel/matching';
import ical, { ICalAlarmType, type ICalCalendar, type ICalEvent } from 'ical-generator';

const REFRESH_SECONDS = 12 * 3600;
/** Calendars remind of a milestone at nine in the morning. */
const MORNING_MS = 9 * HOUR_MS;

export interface CalendarEntry {
  record: ScholarshipRecord;
  /** When the entry was last revised: calendars use it to tell what is newer. */
  revisedAt: Date;
  /** Documents that the student has ticked, or `sent`; they need no milestones. */
  done?: readonly string[] | 'sent';
  /** What the student added; its deadline stands in the record already. */
  ownPlan?: OwnPlan;
}

export interface CalendarOptions {
  /** YYYY-MM-DD. */
  today: string;
  /** Origin of links into the product. */
  origin: string;
}

/** Removes line breaks and control characters of imported texts, which would end a property. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const webAddress = (link: string): string | undefined => {
  if (!URL.canParse(link)) return undefined;
  const { protocol, href } = new URL(link);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
};

const HOW_KNOWN = {
  announced: 'The organiser announced this day.',
  estimated: 'Expected from the rounds of other years. Check the official page before you rely on it.',
  closed: 'This deadline has passed.',
} as const;

const isDated = (status: string): status is keyof typeof HOW_KNOWN => status in HOW_KNOWN;

interface CalendarStep extends Pick<Milestone, 'label' | 'day'> {
  /** The same for the same step, so that calendars move its event with the deadline. */
  id: string;
}

const stepLines = ([first, ...rest]: readonly CalendarStep[]): string[] =>
  first
    ? [
        `Latest safe start: ${first.day}.`,
        ...[first, ...rest].map(({ day, label }) => `${day}: ${oneLine(label)}`),
      ]
    : [];

const stepId = (label: string): string => createHash('sha256').update(label).digest('base64url').slice(0, 16);

const byDay = (a: { day: string }, b: { day: string }) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

const openSteps = ({ record, done = [], ownPlan }: CalendarEntry, today: string): CalendarStep[] => {
  if (done === 'sent') return [];
  const milestones = planMilestones(record.documents, nextDeadline(record, today), {
    today,
    nominator: nominatorOf(record),
  })
    .filter(({ document }) => !done.includes(document))
    .map(({ label, day }) => ({ id: stepId(label), label, day }));
  const own = (ownPlan?.steps ?? []).flatMap(({ id, label, day, done: isDone }) =>
    day === undefined || isDone ? [] : { id, label, day },
  );
  return [...milestones, ...own].sort(byDay);
};

interface CalendarDay {
  /** Unique within the calendar. */
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  summary: string;
  lines: readonly string[];
  url?: string | undefined;
}

const addDay = (
  calendar: ICalCalendar,
  stamp: Date,
  { id, day, summary, lines, url }: CalendarDay,
): ICalEvent => {
  return calendar.createEvent({
    id: `${id}@laurel`,
    start: startOfDay(day),
    end: startOfDay(addDays(day, 1)),
    allDay: true,
    stamp,
    summary,
    description: lines.join('\n'),
    // The event does not mark the student as busy.
    transparency: 'TRANSPARENT' as never,
    ...(url ? { url } : {}),
  });
};

/** An event for each step; future ones have an alarm in the morning. */
const addSteps = (
  calendar: ICalCalendar,
  { record: { id, title }, revisedAt }: CalendarEntry,
  steps: readonly CalendarStep[],
  { today, lines }: { today: string; lines: readonly string[] },
): void => {
  for (const { id: step, day, label } of steps) {
    const named = oneLine(label);
    const event = addDay(calendar, revisedAt, {
      id: `${id}.${step}`,
      day,
      summary: `${named} (${oneLine(title)})`,
      lines,
    });
    // Seconds before the event begins; the morning is after that.
    const trigger = -MORNING_MS / 1000;
    if (day >= today) event.createAlarm({ type: ICalAlarmType.display, trigger, description: named });
  }
};

const addEntry = (calendar: ICalCalendar, entry: CalendarEntry, { today, origin }: CalendarOptions): void => {
  const { record, revisedAt } = entry;
  const next = nextDeadline(record, today);
  const { status, span } = next;
  const date = next.date ?? planningDay(next);
  const steps = openSteps(entry, today);
  const inLaurel = `In Laurel: ${origin}/scholarship/${encodeURIComponent(record.id)}`;
  if (date === undefined || !isDated(status)) {
    addSteps(calendar, entry, steps, { today, lines: [inLaurel] });
    return;
  }
  const url = webAddress(record.link);
  const { timeZone } = record.deadline;
  const deadline = span
    ? 'Deadline from this day on'
    : status === 'estimated'
      ? 'Estimated deadline'
      : 'Deadline';
  addDay(calendar, revisedAt, {
    id: `${record.id}.deadline`,
    day: date,
    summary: `${deadline}: ${oneLine(record.title)}`,
    lines: [
      oneLine(record.organization),
      ...(span ? [`It falls ${windowInEnglish(span)}; we don’t know the day.`] : []),
      entry.ownPlan?.deadline === undefined ? HOW_KNOWN[status] : 'The day that you entered.',
      ...(timeZone ? [`The day ends in the time zone ${oneLine(timeZone)}.`] : []),
      ...(url ? [`Official page: ${url}`] : []),
      inLaurel,
      ...stepLines(steps),
    ],
    url,
  });
  const lines = [`${deadline}: ${date}.`, inLaurel];
  const [first] = steps;
  if (first) {
    const summary = `Latest safe start: ${oneLine(record.title)}`;
    addDay(calendar, revisedAt, { id: `${record.id}.start`, day: first.day, summary, lines });
  }
  addSteps(calendar, entry, steps, { today, lines });
};

/**
 * An iCalendar file (RFC 5545): an all-day event for each scholarship whose next deadline is a day (announced, or estimated
 * from a yearly rule and marked so) or a window (on its first day), and one for each remaining step before it. Without either there is
 * no event.
 */
export const deadlineCalendar = (entries: CalendarEntry[], options: CalendarOptions): string => {
  const calendar = ical({
    name: 'Laurel: scholarship deadlines',
    prodId: { company: 'Laurel', product: 'Deadlines', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) addEntry(calendar, entry, options);
  // RFC 5545 requires a line break after the last line too.
  return `${calendar.toString()}\r\n`;
};
