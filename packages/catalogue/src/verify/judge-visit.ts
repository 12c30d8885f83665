import {
  type CalendarDay,
  type CheckedFact,
  daysBetween,
  type FactState,
  isHomePage,
  nextYearly,
  type PageOutcome,
  type PageReading,
  type PageReason,
  type ScholarshipRecord,
} from '@laurel/domain';
import { changesBetween, closing, type Finding, listed, sumKey } from './compare-readings.ts';
import { NAMED, type ReadPage } from './read-page.ts';

export interface Judgement {
  outcome: PageOutcome;
  why: PageReason | null;
  facts: Partial<Record<CheckedFact, FactState>>;
  findings: Finding[];
}

/** A yearly day is the same when the calendar moves it by so much. */
const SAME_ROUND_DAYS = 7;
/** A day further ahead is of no coming round: a mistake of the page, or of ours. */
const LONGEST_AHEAD_DAYS = 550;

/**
 * What a visit says of a record: against what the page said when it was read before, and against the record itself.
 * @param at where the visit ended, after all redirects
 */
export const judgeVisit = (
  record: ScholarshipRecord,
  page: ReadPage,
  { from, at, known, today }: { from: string; at: string; known: PageReading | null; today: CalendarDay },
): Judgement => {
  const nothing = { facts: {}, findings: [] };
  if (page.kind === 'parked') return { outcome: 'parked', why: null, ...nothing };
  if (page.kind === 'soft_404') return { outcome: 'gone', why: 'soft_404', ...nothing };
  if (isHomePage(at) && !isHomePage(from)) return { outcome: 'gone', why: 'home_page', ...nothing };
  if (page.kind === 'no_text') return { outcome: 'silent', why: 'no_text', ...nothing };
  const { reading } = page;
  if (reading.title < NAMED)
    return { outcome: 'silent', why: null, facts: { programme: 'not_found' }, findings: [] };
  const findings = [
    ...(known ? changesBetween(known, reading) : []),
    ...contradictions(record, reading, today),
  ].filter(({ fact }, index, all) => all.findIndex((other) => other.fact === fact) === index);
  const changed = new Set(known ? changesBetween(known, reading).map(({ fact }) => fact) : []);
  const facts = factsOf(record, reading, today);
  for (const { fact } of findings) facts[fact] = changed.has(fact) ? 'changed' : 'contradicted';
  const states = Object.values(facts);
  const isLastYear = isOfLastYear(reading, today);
  return {
    outcome: states.includes('contradicted')
      ? 'contradicted'
      : states.includes('changed')
        ? 'changed'
        : facts.deadline === 'found' || facts.award === 'found' || facts.eligibility === 'found'
          ? 'verified'
          : 'silent',
    why: reading.ended ? 'ended' : isLastYear ? 'last_year' : null,
    facts,
    findings,
  };
};

/** Whether the page knows only rounds that are over. */
const isOfLastYear = (reading: PageReading, today: CalendarDay): boolean => {
  const days = reading.days.map(({ day }) => day);
  return days.length > 0 && days.every((day) => day < today) && reading.yearlyDays.length === 0;
};

/** The closing days to come, of a round that can be applied for. */
export const comingDays = (reading: PageReading, today: CalendarDay): CalendarDay[] =>
  closing(reading).filter((day) => day >= today && daysBetween(today, day) <= LONGEST_AHEAD_DAYS);

const isNear = (rule: string, day: CalendarDay): boolean => {
  const years = [-1, 0, 1].map((more) => Number(day.slice(0, 4)) + more);
  return years.some((year) => {
    const near = nextYearly(rule, `${year}-01-01`);
    return near !== undefined && Math.abs(daysBetween(near, day)) <= SAME_ROUND_DAYS;
  });
};

/** Whether a closing day on the page is the one that the record states. */
const bearsOut = ({ deadline: { dates } }: ScholarshipRecord, reading: PageReading): boolean =>
  dates.some((date) => {
    if (!date.startsWith('--')) return closing(reading).includes(date);
    if (date.length === 4)
      return [
        ...closing(reading).map((day) => `-${day.slice(4, 7)}`),
        ...reading.yearlyDays.map((day) => day.slice(0, 4)),
      ].includes(date);
    return reading.yearlyDays.includes(date) || closing(reading).some((day) => isNear(date, day));
  });

const contradictions = (record: ScholarshipRecord, reading: PageReading, today: CalendarDay): Finding[] => {
  const findings: Finding[] = [];
  const coming = comingDays(reading, today);
  const [closes] = coming;
  const stated = record.deadline.dates;
  if (closes !== undefined && !record.ended && !stated.includes(closes))
    findings.push({
      fact: 'deadline',
      before: record.deadline.text || listed(stated, 'not known'),
      after: listed(coming),
      place: 'closing days',
      closes,
    });
  const { currency, min, max, period } = record.award;
  const paid = reading.sums.filter(
    (sum) => sum.currency === currency && (!sum.period || !period || sum.period === period),
  );
  const isPaid = paid.some((sum) => sum.min === min || sum.max === max || sum.min === max || sum.max === min);
  if (currency !== undefined && paid.length === 1 && !isPaid)
    findings.push({
      fact: 'award',
      before: record.award.text,
      after: listed(paid.map(sumKey)),
      place: 'sums',
    });
  if (reading.ended && !record.ended)
    findings.push({ fact: 'programme', before: 'given', after: 'no longer given', place: 'text' });
  return findings;
};

const factsOf = (record: ScholarshipRecord, reading: PageReading, today: CalendarDay): Judgement['facts'] => {
  const { currency, min, max } = record.award;
  const isPaid = reading.sums.some(
    (sum) => sum.currency === currency && (sum.min === min || sum.max === max || sum.min === max),
  );
  const wanted = demandsOf(record);
  const there = wanted.filter((signal) => reading.signals.includes(signal)).length;
  const isRolling = record.deadline.kind === 'rolling' && comingDays(reading, today).length === 0;
  return {
    programme: 'found',
    ...(record.deadline.dates.length > 0 || !isRolling
      ? { deadline: bearsOut(record, reading) ? 'found' : 'not_found' }
      : {}),
    ...(currency === undefined ? {} : { award: isPaid ? 'found' : 'not_found' }),
    ...(wanted.length === 0 ? {} : { eligibility: there / wanted.length >= NAMED ? 'found' : 'not_found' }),
  };
};

/** What a record demands, as the codes in which a page's conditions are read. */
const demandsOf = ({ criteria }: ScholarshipRecord): string[] => [
  ...new Set(
    criteria.flatMap((criterion): string[] => {
      if (criterion.strength !== 'hard') return [];
      if (criterion.kind === 'citizenship' || criterion.kind === 'residence')
        return (criterion.anyOf ?? []).map((code) => `place:${code}`);
      if (criterion.kind === 'level')
        return criterion.anyOf.filter((level) => level !== 'other').map((level) => `level:${level}`);
      if (criterion.kind === 'age')
        return [criterion.min, criterion.max].flatMap((age) => (age === undefined ? [] : [`number:${age}`]));
      if (criterion.kind === 'work')
        return criterion.minYears ? [`number:${criterion.minYears}`] : ['word:experience'];
      if (criterion.kind === 'gpa') return [`number:${criterion.min}`];
      return [];
    }),
  ),
];
