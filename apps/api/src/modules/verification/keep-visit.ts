import { comingDays, type Finding, type Judgement } from '@laurel/catalogue';
import type { Queries } from '@laurel/db';
import {
  AGING_FACTS,
  type AgingFact,
  addDays,
  type CalendarDay,
  confirmedOn,
  DAY_MS,
  dayInEnglish,
  daysBetween,
  isCalendarDay,
  isHomePage,
  nextDeadline,
  nextYearly,
  type PageReading,
  type ProgrammePatch,
  type ScholarshipRecord,
  startOfDay,
} from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { confirmRecord, editScholarship, insertProposals, listEditsOf } from '../catalogue/index.ts';
import { type PageCheckRow, upsertPageCheck } from './page-checks.repository.ts';
import type { Visit } from './visit-page.ts';

/** A closing day further from the yearly one is of another round, or a mistake: somebody has to look. */
const SAME_SEASON_DAYS = 62;

/** Whether the page is the organiser's own. The page of a record that people wrote is; that of a listing only where they said so. */
const isOrganisers = ({ provenance }: ScholarshipRecord, url: string): boolean => {
  const host = new URL(url).host;
  if (provenance.method === 'human' || provenance.method === 'publisher') return true;
  return (provenance.evidence ?? []).some(
    ({ by, url: known }) => by === 'organiser' && new URL(known).host === host,
  );
};

/** The change that a closing day on a page makes, whoever decides about it. */
const dayPatch = (
  closes: CalendarDay,
  reading: PageReading,
  url: string,
  today: CalendarDay,
): ProgrammePatch => {
  const opens = reading.days.find(({ role, day }) => role === 'opens' && day <= closes)?.day;
  return {
    deadline: {
      kind: 'date',
      dates: [closes],
      text: `${dayInEnglish(closes)}, as the organiser’s page says`,
    },
    cycles: [{ ...(opens ? { opens } : {}), closes, url }],
    evidence: [{ url, read: today, by: 'organiser', facts: ['deadline'] }],
  };
};

/**
 * The day that becomes the announced one by the page's own words, without anybody's yes: one coming closing day, on the
 * organiser's own page about this award, in the season that the record knows, where no announced day says otherwise.
 */
const announcedDay = (
  record: ScholarshipRecord,
  { findings }: Pick<Judgement, 'findings'>,
  reading: PageReading,
  { url, today }: { url: string; today: CalendarDay },
): CalendarDay | undefined => {
  const closes =
    findings.find(({ fact }: Finding) => fact === 'deadline')?.closes ?? comingDays(reading, today)[0];
  if (closes === undefined || comingDays(reading, today).length !== 1) return undefined;
  if (isHomePage(url) || !isOrganisers(record, url) || reading.closed || reading.ended) return undefined;
  const { dates } = record.deadline;
  if (dates.some((date) => isCalendarDay(date) && date >= today)) return undefined;
  const yearly = dates.filter((date) => date.startsWith('--') && date.length > 4);
  const near = (rule: string) => {
    const next = nextYearly(rule, closes);
    const days = next === undefined ? Number.POSITIVE_INFINITY : daysBetween(closes, next);
    return Math.min(days, Math.abs(365 - days)) <= SAME_SEASON_DAYS;
  };
  return yearly.length === 0 || yearly.some(near) ? closes : undefined;
};

/** Named as the author of what a page's own words have changed. */
export const CRAWL_AUTHOR = 'crawl';

/** What a visit led to beside its outcome. */
export interface Kept {
  announced: string | null;
  proposed: number;
  /** Facts whose day of confirmation is a new one. */
  confirmed: number;
}

/** Keeps a visit, in the transaction of `queries`: what was read, the day that it announces, and what somebody has to decide. */
export const keepVisit = async (
  queries: Queries,
  clock: Clock,
  record: ScholarshipRecord,
  visit: Visit,
  known: PageCheckRow | undefined,
): Promise<Kept> => {
  const now = clock.now();
  const today = clock.today();
  await upsertPageCheck(queries, rowOf(record, visit, known, now, today));
  const reading = visit.page?.reading;
  if (!reading || visit.page?.kind !== 'content')
    return { announced: null, proposed: await proposeGone(queries, record, visit, known, now), confirmed: 0 };
  const confirmed = await confirmVisited(queries, clock, record, visit);
  const day = announcedDay(record, visit, reading, { url: visit.at, today });
  const isAnnounced = day !== undefined && !(await wasUndone(queries, record.id, day));
  if (isAnnounced)
    await editScholarship(queries, clock, {
      scholarshipId: record.id,
      patch: dayPatch(day, reading, visit.at, today),
      author: CRAWL_AUTHOR,
    });
  const open = visit.findings.filter(({ fact }) => !(isAnnounced && fact === 'deadline'));
  const proposed = await insertProposals(
    queries,
    open.map((finding) => ({
      scholarshipId: record.id,
      source: 'crawl' as const,
      fact: finding.fact,
      before: finding.before,
      after: afterOf(finding),
      patch: finding.closes === undefined ? null : dayPatch(finding.closes, reading, visit.at, today),
      where: { url: visit.at, place: finding.place },
    })),
    now,
  );
  return { announced: isAnnounced ? day : null, proposed, confirmed };
};

/** A fact that a page bears out again is written down anew after so many days. */
const CONFIRM_AGAIN_DAYS = 60;

/** Writes down the day on which the page bore facts of the record out. The catalogue's version follows at the end of the run. */
const confirmVisited = async (
  queries: Queries,
  clock: Clock,
  visited: ScholarshipRecord,
  { facts, at }: Visit,
): Promise<number> => {
  const today = clock.today();
  const isOld = (fact: AgingFact) => (confirmedOn(visited, fact) ?? '') < addDays(today, -CONFIRM_AGAIN_DAYS);
  const borneOut = AGING_FACTS.filter((fact) =>
    fact === 'page' ? facts.programme !== 'not_found' && !isHomePage(at) : facts[fact] === 'found',
  );
  const old = borneOut.filter(isOld);
  if (old.length > 0) await confirmRecord(queries, visited, old, today);
  return old.length;
};

const afterOf = ({ closes, after }: Finding): string => (closes === undefined ? after : dayInEnglish(closes));

/** Somebody has taken this day back before: the page alone can't bring it back. */
const wasUndone = async (queries: Queries, id: string, day: string): Promise<boolean> =>
  (await listEditsOf(queries, id)).some(
    ({ author, undoneAt, patch }) =>
      author === CRAWL_AUTHOR && undoneAt !== null && JSON.stringify(patch.deadline ?? {}).includes(day),
  );

/** A page that is gone twice in a row is a finding of its own: a single visit may have met a bad hour. */
const proposeGone = async (
  queries: Queries,
  record: ScholarshipRecord,
  { outcome, why, url }: Visit,
  known: PageCheckRow | undefined,
  now: Date,
): Promise<number> => {
  if ((outcome !== 'gone' && outcome !== 'parked') || known?.outcome !== outcome || known.url !== url)
    return 0;
  const after = why === null ? outcome : `${outcome}: ${why}`;
  const where = { url, place: 'address' };
  const proposal = { scholarshipId: record.id, source: 'crawl' as const, fact: 'page', patch: null, where };
  return insertProposals(queries, [{ ...proposal, before: url, after }], now);
};

const MONTH_DAYS = 30;
const SOON_DAYS = 60;
const WEEK_DAYS = 7;

const rowOf = (
  record: ScholarshipRecord,
  visit: Visit,
  known: PageCheckRow | undefined,
  now: Date,
  today: string,
): PageCheckRow => {
  const isRead = visit.page?.kind === 'content';
  const before = known?.url === visit.url ? known : undefined;
  const failures = isRead ? 0 : (before?.failures ?? 0) + 1;
  return {
    scholarshipId: record.id,
    url: visit.url,
    outcome: visit.outcome,
    why: visit.why,
    facts: visit.facts,
    // What was read last stays beside a visit that failed, so that a later one can be compared with it.
    etag: isRead ? (visit.etag ?? null) : (before?.etag ?? null),
    lastModified: isRead ? (visit.lastModified ?? null) : (before?.lastModified ?? null),
    textHash: isRead ? (visit.page?.textHash ?? null) : (before?.textHash ?? null),
    reading: isRead ? (visit.page?.reading ?? null) : (before?.reading ?? null),
    checkedAt: now,
    readAt: isRead ? now : (before?.readAt ?? null),
    failures,
    dueAt: new Date(now.getTime() + DAY_MS * daysUntilNext(record, visit, failures, today)),
  };
};

/** Each month; each week while it closes soon or something is open; after failures one day, two, four, up to a month. */
const daysUntilNext = (record: ScholarshipRecord, visit: Visit, failures: number, today: string): number => {
  if (failures > 0) return Math.min(2 ** (failures - 1), MONTH_DAYS);
  if (visit.outcome === 'changed' || visit.outcome === 'contradicted') return WEEK_DAYS;
  const next = nextDeadline(record, today);
  const day = next.date ?? next.span?.first;
  if (day === undefined || next.status === 'closed') return MONTH_DAYS;
  const ahead = daysBetween(today, day);
  // The day after it has closed the page may tell of the next round.
  if (ahead < WEEK_DAYS) return daysBetween(today, addDays(day, 1));
  return ahead <= SOON_DAYS
    ? WEEK_DAYS
    : Math.min(MONTH_DAYS, Math.round((startOfDay(day).getTime() - startOfDay(today).getTime()) / DAY_MS));
};
