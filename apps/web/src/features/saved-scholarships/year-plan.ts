import type { SavedScholarshipItem } from '@laurel/contract';
import { daysBetween, firstOfMonth } from '@laurel/domain';
import { dayInWords, readDay } from '../../lib/dates/calendar-day.ts';
import { deadlineFacts, displayDeadline } from '../scholarships/deadline-display.ts';
import { planApplication } from './plan-application.ts';
import { knownStatus, STATUS_LABELS } from './tracking-labels.ts';

/** What a mark of the year stands for. */
export type MarkKind = 'test' | 'referee' | 'step';

export interface YearMark {
  day: string;
  label: string;
  kind: MarkKind;
  /** It could not be done in its time, because the scholarship was saved after it. */
  isFromBefore?: true | undefined;
}

/** One saved scholarship in the year view. */
export interface YearRow {
  saved: SavedScholarshipItem;
  /** The day on which the round is expected to open; null when it is open or nothing is known. */
  opens: string | null;
  /** The days between which it closes; the same day twice where the day is known. */
  closes: { first: string; last: string } | null;
  /** Not announced: from the rounds of other years. */
  estimated: boolean;
  /** Tests to book and take, referees to ask, and other steps, soonest first. */
  marks: YearMark[];
  /** When it opens and closes, in words. */
  text: string;
}

const KINDS: readonly { kind: MarkKind; label: RegExp }[] = [
  { kind: 'test', label: /^(?:Book|Take) the test/ },
  { kind: 'referee', label: /^Ask (?:your referees|for)\b/ },
];
/** What sort of step a milestone is, by its first words. */
export const kindOf = (label: string): MarkKind =>
  KINDS.find((each) => each.label.test(label))?.kind ?? 'step';

/** The days between which the round closes, and whether they are announced. */
const closesIn = ({
  applicationDeadline,
  deadlineWindow,
  deadlineStatus,
  round,
}: SavedScholarshipItem['scholarship']): Pick<YearRow, 'closes' | 'estimated'> => {
  const day = deadlineStatus === 'closed' ? null : readDay(applicationDeadline);
  if (day) return { closes: { first: day, last: day }, estimated: deadlineStatus === 'estimated' };
  return { closes: deadlineWindow ?? round?.closes ?? null, estimated: true };
};

const wordsOf = (row: Omit<YearRow, 'text' | 'marks'>, today: string): string => {
  const { saved, opens, closes, estimated } = row;
  const status = knownStatus(saved.applicationStatus);
  const isSent = status !== 'not_started' && status !== 'in_progress';
  const parts = [
    ...(isSent ? [`${STATUS_LABELS[status]}.`] : []),
    ...(opens ? [`Expected to open on ${dayInWords(opens)}.`] : []),
  ];
  if (!closes)
    return [...parts, `${displayDeadline(deadlineFacts(saved.scholarship), today).text}.`].join(' ');
  const { first, last } = closes;
  const when =
    first === last ? `on ${dayInWords(first)}` : `between ${dayInWords(first)} and ${dayInWords(last)}`;
  const verb = last < today ? 'Closed' : estimated ? 'Expected to close' : 'Closes';
  const { nominator } = saved.scholarship;
  const ask = nominator && last >= today ? ` Your ${nominator} nominates you; its own date is earlier.` : '';
  return [...parts, `${verb} ${when}.${ask}`].join(' ');
};

const rowOf = (saved: SavedScholarshipItem, today: string): YearRow => {
  const { round } = saved.scholarship;
  const opens = round?.opens && round.opens > today ? round.opens : null;
  const row = { saved, opens, ...closesIn(saved.scholarship) };
  const marks = (planApplication(saved, today)?.milestones ?? []).map(({ day, label, isFromBefore }) => ({
    day,
    label,
    kind: kindOf(label),
    isFromBefore,
  }));
  return { ...row, marks, text: wordsOf(row, today) };
};

/** Sorts by the first day on which a round can close; past and unknown ones come last. */
const keyOf = ({ closes, saved }: YearRow, today: string) =>
  `${closes && closes.last >= today ? closes.first : '~'} ${saved.scholarship.title.toLowerCase()}`;

/** All saved scholarships in the order in which their rounds close. */
export const yearRows = (saved: readonly SavedScholarshipItem[], today: string): YearRow[] =>
  saved
    .map((each) => rowOf(each, today))
    .sort((one, other) => (keyOf(one, today) < keyOf(other, today) ? -1 : 1));

/** The first days of the twelve months from the one of `today`. */
export const monthsFrom = (today: string): string[] =>
  Array.from({ length: 12 }, (_, count) => firstOfMonth(today, count));

/** Where a day stands between two others, 0 to 1; undefined outside of them. */
export const placeIn = (day: string, from: string, to: string): number | undefined =>
  day < from || day > to ? undefined : daysBetween(from, day) / Math.max(1, daysBetween(from, to));
