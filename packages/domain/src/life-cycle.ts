import { addDays, addMonths, type CalendarDay, MONTH_NAMES } from './calendar-day.ts';
import { type AgingFact, type FactStanding, RULE_FACTS, type RuleFact } from './lists.ts';
import type { Deadline, ScholarshipRecord } from './scholarship.ts';

/** How many months a fact holds before somebody has to look at its page again. A deadline is due the day after it has passed, too. */
export const REVIEW_MONTHS: Record<AgingFact, number> = { deadline: 6, award: 12, eligibility: 12, page: 3 };

/** A fact that nothing has confirmed for longer is only the last that we knew: a year's round, and a month to find it. */
export const LAST_KNOWN_MONTHS = 13;

/**
 * From when a fact counts that no page and no listing has ever borne out: the day on which such days began to be kept. It is never moved
 * on: a new release does not make an old summary young.
 */
export const UNCONFIRMED_SINCE: CalendarDay = '2026-11-23';

export interface FactLife {
  /** The last day on which a page or a listing bore it out. */
  confirmed?: CalendarDay;
  reviewBy: CalendarDay;
  standing: FactStanding;
}

/** Whether a fact that was confirmed on this day, or never, is on `today` only the last that we knew. */
export const isLastKnown = (confirmed: CalendarDay | undefined, today: CalendarDay): boolean =>
  addMonths(confirmed ?? UNCONFIRMED_SINCE, LAST_KNOWN_MONTHS) < today;

type Aging = Pick<ScholarshipRecord, 'deadline' | 'provenance'>;

export const confirmedOn = ({ deadline, provenance }: Aging, fact: AgingFact): CalendarDay | undefined =>
  fact === 'deadline' ? deadline.confirmed : provenance.confirmed?.[fact];

const hasFact = (
  { deadline, award, link, ended }: Pick<ScholarshipRecord, 'deadline' | 'award' | 'link' | 'ended'>,
  fact: AgingFact,
): boolean => {
  if (ended) return false;
  if (fact === 'deadline') return deadline.kind !== 'unknown';
  if (fact === 'award') return award.kind !== 'unknown';
  return fact === 'eligibility' || link !== '';
};

/** The day on which a date of the deadline has passed for the first time since it was confirmed, the next one where it recurs. */
const dayAfterClosing = ({ dates }: Deadline, since: CalendarDay): CalendarDay | undefined => {
  const days = dates.flatMap((date) => {
    if (!date.startsWith('--')) return date >= since ? date : [];
    const monthAndDay = date.length === '--MM'.length ? `${date.slice(1)}-28` : date.slice(1);
    const year = Number(since.slice(0, 4));
    const own = `${year}${monthAndDay}`;
    return own >= since ? own : `${year + 1}${monthAndDay}`;
  });
  const [first] = days.sort();
  return first === undefined ? undefined : addDays(first, 1);
};

/** How a fact of a record stands on a day; undefined where the record says nothing of it, or the award has ended. */
export const lifeOf = (
  record: Aging & Pick<ScholarshipRecord, 'award' | 'link' | 'ended'>,
  fact: AgingFact,
  today: CalendarDay,
): FactLife | undefined => {
  if (!hasFact(record, fact)) return undefined;
  const confirmed = confirmedOn(record, fact);
  const since = confirmed ?? UNCONFIRMED_SINCE;
  const months = addMonths(since, REVIEW_MONTHS[fact]);
  const passed = fact === 'deadline' ? dayAfterClosing(record.deadline, since) : undefined;
  const reviewBy = passed !== undefined && passed < months ? passed : months;
  const life = { ...(confirmed === undefined ? {} : { confirmed }), reviewBy };
  if (isLastKnown(confirmed, today)) return { ...life, standing: 'last_known' };
  if (confirmed === undefined) return { ...life, standing: 'unconfirmed' };
  return { ...life, standing: reviewBy < today ? 'due' : 'confirmed' };
};

/** The rules of a record that are only the last that we knew. An announced day is no rule: it passes. */
export const lastKnownFacts = (
  record: Aging & Pick<ScholarshipRecord, 'award' | 'link' | 'ended'>,
  today: CalendarDay,
): RuleFact[] =>
  RULE_FACTS.filter(
    (fact) =>
      hasFact(record, fact) &&
      !(fact === 'deadline' && record.deadline.kind === 'date') &&
      isLastKnown(confirmedOn(record, fact), today),
  );

/** What they are called before a student. */
const FACT_NAMES: Record<RuleFact, string> = {
  deadline: 'deadline',
  award: 'sum',
  eligibility: 'conditions',
};

/** 'deadline, conditions' */
export const lastKnownNames = (facts: readonly RuleFact[]): string =>
  facts.map((fact) => FACT_NAMES[fact]).join(', ');

/** What a card says of a record with such rules. */
export const lastKnownText = (facts: readonly RuleFact[]): string =>
  `Last known, not confirmed for over a year: ${lastKnownNames(facts)}`;

/** 'Last known (November 2026): ' before a rule that was confirmed then. */
export const lastKnownPrefix = (confirmed: CalendarDay | undefined): string =>
  confirmed === undefined
    ? 'Last known, never confirmed: '
    : `Last known (${MONTH_NAMES[Number(confirmed.slice(5, 7)) - 1]} ${confirmed.slice(0, 4)}): `;
