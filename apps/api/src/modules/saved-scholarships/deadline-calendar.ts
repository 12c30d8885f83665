import type { ScholarshipRecord } from '@laurel/domain';
import { type Milestone, nextDeadline, planMilestones } from '@laurel/matching';
import ical, { ICalAlarmType, type ICalEvent } from 'ical-generator';

const DAY_MS = 86_400_000;
const REFRESH_SECONDS = 12 * 3600;
/** Calendars remind of a milestone at nine in the morning. */
const MORNING_MS = 9 * 3_600_000;

export interface CalendarEntry {
  record: ScholarshipRecord;
  /** When the entry was last revised: calendars use it to tell what is newer. */
  revisedAt: Date;
  /** Documents that the student has ticked, or `sent`: what is done needs no milestones. */
  done?: readonly string[] | 'sent';
}

export interface CalendarOptions {
  /** YYYY-MM-DD. */
  today: string;
  /** Origin of links into the product. */
  origin: string;
}

/** Records come from outside; a line break or control character must not end a property. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const webAddress = (link: string): string | undefined => {
  if (!URL.canParse(link)) return undefined;
  const { protocol, href } = new URL(link);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
};

const HOW_KNOWN = {
  announced: 'The organiser announced this day.',
  estimated:
    'Estimated from the yearly cycle; not announced for the coming round. Check the official page before you rely on it.',
  closed: 'This deadline has passed.',
} as const;

const isDated = (status: string): status is keyof typeof HOW_KNOWN => status in HOW_KNOWN;

const stepLines = ([first, ...rest]: readonly Milestone[]): string[] =>
  first
    ? [
        `Latest safe start: ${first.day}.`,
        ...[first, ...rest].map(({ day, label }) => `${day}: ${oneLine(label)}`),
      ]
    : [];

/** One reminder for each day on which something is to be done; none for a day that is over. */
const remind = (event: ICalEvent, start: Date, steps: readonly Milestone[], today: string): void => {
  for (const [day, together] of Map.groupBy(steps, (step) => step.day)) {
    if (day < today) continue;
    const morning = Date.parse(`${day}T00:00:00Z`) + MORNING_MS;
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: (start.getTime() - morning) / 1000,
      description: together.map(({ label }) => oneLine(label)).join('; '),
    });
  }
};

const openSteps = ({ record, done = [] }: CalendarEntry, today: string): Milestone[] =>
  done === 'sent'
    ? []
    : planMilestones(record.documents, nextDeadline(record, today)).filter(
        ({ document }) => !done.includes(document),
      );

/**
 * An iCalendar file (RFC 5545) with one all-day event for each scholarship whose next deadline is a day: announced, or
 * estimated from a yearly rule and marked so. What is to be done until then stands in its description, and the calendar
 * reminds of it. What has no day gets no event.
 */
export const deadlineCalendar = (entries: CalendarEntry[], { today, origin }: CalendarOptions): string => {
  const calendar = ical({
    name: 'Laurel: scholarship deadlines',
    prodId: { company: 'Laurel', product: 'Deadlines', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) {
    const { record, revisedAt } = entry;
    const { status, date } = nextDeadline(record, today);
    if (date === undefined || !isDated(status)) continue;
    const start = new Date(`${date}T00:00:00Z`);
    const url = webAddress(record.link);
    const { timeZone } = record.deadline;
    const steps = openSteps(entry, today);
    const lines = [
      oneLine(record.organization),
      HOW_KNOWN[status],
      ...(timeZone ? [`The day ends in the time zone ${oneLine(timeZone)}.`] : []),
      ...(url ? [`Official page: ${url}`] : []),
      `In Laurel: ${origin}/scholarship/${encodeURIComponent(record.id)}`,
      ...stepLines(steps),
    ];
    const event = calendar.createEvent({
      id: `${record.id}.deadline@laurel`,
      start,
      end: new Date(start.getTime() + DAY_MS),
      allDay: true,
      stamp: revisedAt,
      summary: `${status === 'estimated' ? 'Estimated deadline' : 'Deadline'}: ${oneLine(record.title)}`,
      description: lines.join('\n'),
      // A deadline takes no time of the day away.
      transparency: 'TRANSPARENT' as never,
      ...(url ? { url } : {}),
    });
    remind(event, start, steps, today);
  }
  // The last line ends like every other one.
  return `${calendar.toString()}\r\n`;
};
