import { comingDays, type Finding, type Judgement } from '@laurel/catalogue';
import {
  type CalendarDay,
  dayInEnglish,
  daysBetween,
  isCalendarDay,
  isHomePage,
  nextYearly,
  type PageReading,
  type ProgrammePatch,
  type ScholarshipRecord,
} from '@laurel/domain';

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
export const dayPatch = (
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
export const announcedDay = (
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
