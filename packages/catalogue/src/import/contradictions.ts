import {
  dayInEnglish,
  daysBetween,
  isCalendarDay,
  isYearlyDay,
  lifeOf,
  nextDeadline,
  nextYearly,
  type ProgrammePatch,
  type ScholarshipRecord,
} from '@laurel/domain';
import { PatchError, readPatch } from '../edits/programme-patch.ts';

/** Something that a listing says otherwise than the record that stays. */
export interface Contradiction {
  scholarshipId: string;
  fact: 'deadline' | 'award';
  before: string;
  after: string;
  /** What accepting it changes; null where the organiser's page says what the record says: then somebody has to look. */
  patch: ProgrammePatch | null;
  /** Where the listing is. */
  url: string;
}

/** Yearly rules nearer to each other than this are one round that moves with the calendar. */
const SAME_SEASON_DAYS = 31;

/** The organiser's own page bore it out, and not too long ago: what others say does not take its place by one click. */
const isOrganisers = (record: ScholarshipRecord, fact: Contradiction['fact'], today: string): boolean =>
  lifeOf(record, fact, today)?.standing === 'confirmed' &&
  (record.provenance.evidence ?? []).some(({ by, facts }) => by === 'organiser' && facts.includes(fact));

/** A listing announces nothing: what it says of a round is how the year is expected to go. */
const reported = (url: string, facts: Contradiction['fact'][], today: string): ProgrammePatch =>
  url === '' ? {} : { evidence: [{ url, read: today, by: 'reported', facts }] };

/** A change that the catalogue's own rules refuse is told without one. */
const valid = (patch: ProgrammePatch): ProgrammePatch | null => {
  try {
    readPatch(patch);
    return patch;
  } catch (error) {
    if (error instanceof PatchError) return null;
    throw error;
  }
};

interface Otherwise {
  after: string;
  patch: ProgrammePatch | null;
}

/** A coming day that the listing announces and the record does not, or a yearly day in another season. */
const otherDeadline = (
  record: ScholarshipRecord,
  listing: ScholarshipRecord,
  today: string,
): Otherwise | undefined => {
  if (record.ended) return undefined;
  const { dates } = record.deadline;
  const evidence = reported(listing.link, ['deadline'], today);
  const coming = listing.deadline.dates.find((date) => isCalendarDay(date) && date >= today);
  if (coming !== undefined && !dates.includes(coming)) {
    const text = `${dayInEnglish(coming)}, as a listing says`;
    const deadline = { kind: 'yearly', dates: [`-${coming.slice(4)}`], text };
    const cycles = listing.link === '' ? {} : { cycles: [{ closes: coming, url: listing.link }] };
    return { after: dayInEnglish(coming), patch: valid({ deadline, ...cycles, ...evidence }) };
  }
  const rule = listing.deadline.dates.find(isYearlyDay);
  const next = rule && nextYearly(rule, today);
  const known = dates.flatMap((date) => nextYearly(date, today) ?? []);
  if (rule === undefined || next === undefined || known.length === 0 || record.deadline.window)
    return undefined;
  const apart = known.map((day) => {
    const days = Math.abs(daysBetween(day, next));
    return Math.min(days, 365 - days);
  });
  if (Math.min(...apart) <= SAME_SEASON_DAYS) return undefined;
  const { text } = nextDeadline(listing, today);
  return { after: text, patch: valid({ deadline: { kind: 'yearly', dates: [rule], text }, ...evidence }) };
};

/** A sum in the same money and for the same time that lies wholly beside the record's. */
const otherAward = (
  { award: is }: ScholarshipRecord,
  { award: said, link }: ScholarshipRecord,
  today: string,
): Otherwise | undefined => {
  if (is.currency === undefined || is.currency !== said.currency || is.period !== said.period)
    return undefined;
  const [low, high] = [is.min ?? is.max, is.max ?? is.min];
  const [from, to] = [said.min ?? said.max, said.max ?? said.min];
  if (low === undefined || high === undefined || from === undefined || to === undefined) return undefined;
  if (from <= high && to >= low) return undefined;
  const { count: _, ...award } = said;
  return { after: said.text, patch: valid({ award, ...reported(link, ['award'], today) }) };
};

/** What a listing says otherwise than the record whose facts stay, as proposals: nothing of it is dropped unseen. */
export const contradictionsOf = (
  record: ScholarshipRecord,
  listing: ScholarshipRecord,
  today: string,
): Contradiction[] => {
  const about = { scholarshipId: record.id, url: listing.link };
  const found = [
    {
      fact: 'deadline' as const,
      before: nextDeadline(record, today).text,
      ...otherDeadline(record, listing, today),
    },
    { fact: 'award' as const, before: record.award.text, ...otherAward(record, listing, today) },
  ];
  return found.flatMap(({ fact, before, after, patch }) =>
    after === undefined || patch === undefined
      ? []
      : [{ ...about, fact, before, after, patch: isOrganisers(record, fact, today) ? null : patch }],
  );
};
