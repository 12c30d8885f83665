import {
  type Award,
  addMonths,
  type Basis,
  type CalendarDay,
  type Criterion,
  type CriterionKind,
  type Cycle,
  type Deadline,
  daysBetween,
  type Ended,
  type Evidence,
  OLD_ROUND_MONTHS,
  type PageEvidence,
  type Provenance,
  type ScholarshipRecord,
} from '@laurel/domain';
import { shippedFamilies } from './families.ts';
import { fieldsOnPages, shippedInstitutions, teachingParts } from './institutions.ts';
import { PREDICATE_KINDS } from './predicate-schemas.ts';
import { type EligibilityLine, isUnread, type Programme } from './programme-schema.ts';
import { shippedQuestions } from './questions.ts';

/** Name of the source of every authored record. */
export const AUTHORED_SOURCE = 'laurel';

/** What has ended has no next deadline. */
export const NO_DEADLINE: Deadline = { kind: 'unknown', dates: [], text: '' };

/**
 * An authored programme as the engines read it. The eligibility line under which a predicate stands is its evidence. A line that nobody
 * has read may be a condition, so that it weighs as one that nobody can settle.
 */
export const toRecord = (organization: string, programme: Programme): ScholarshipRecord => {
  const eligibility = programme.eligibility.map(({ line }) => line).join('\n');
  const criteria = toCriteria(programme.eligibility);
  const { id, title, description, location } = programme;
  const link = programme.apply ?? programme.page;
  return {
    id,
    title,
    organization,
    description,
    eligibility,
    location,
    link,
    hostCountries: hostCountries(criteria),
    criteria,
    award: defined<Award>(programme.award),
    deadline: deadlineOf(programme),
    ...(programme.ended ? { ended: defined<Ended>(programme.ended) } : {}),
    documents: programme.documents,
    selection: programme.selection,
    benefits: programme.benefits,
    tags: programme.tags,
    texts: {
      title,
      organization,
      description,
      location,
      eligibility,
      amount: programme.award.text,
      ...(programme.deadline ? { deadline: programme.deadline.text } : {}),
    },
    parsedFully: true,
    provenance: provenanceOf(programme),
    ...extras(programme),
  };
};

/** Keys that most records lack. */
const extras = (programme: Programme): Partial<ScholarshipRecord> => {
  const { id, apply, page, duration, applicants, essays, contact } = programme;
  return defined<Partial<ScholarshipRecord>>({
    family: shippedFamilies().get(id),
    page: apply === undefined ? undefined : page,
    duration,
    applicants,
    essays: essays.length > 0 ? essays.map((essay) => defined<Essay>(essay)) : undefined,
    contact: contact && defined<NonNullable<ScholarshipRecord['contact']>>(contact),
  });
};

type Essay = NonNullable<ScholarshipRecord['essays']>[number];

/** The organiser's page and official ones bear out who may apply, one of them alone or several together; a reported page never does. */
const basisOfProgramme = ({ evidence, eligibility }: Pick<Programme, 'evidence' | 'eligibility'>): Basis => {
  const binding = new Set(evidence.filter(({ by }) => by !== 'reported').flatMap(({ facts }) => facts));
  const isEachLineBorneOut = eligibility.every((_, index) => binding.has(`eligibility:${index + 1}`));
  if (binding.has('eligibility') || isEachLineBorneOut) return 'page';
  return evidence.length > 0 ? 'reported' : 'editorial';
};

const METHODS = { page: 'publisher', reported: 'human', editorial: 'human', listing: 'rule' } as const;
const CONFIDENCES = { page: 'high', reported: 'medium', editorial: 'low', listing: 'low' } as const;

export const provenanceOf = (programme: Pick<Programme, 'page' | 'evidence' | 'eligibility'>): Provenance => {
  const { page, evidence } = programme;
  const basis = basisOfProgramme(programme);
  const last = [...evidence].sort((a, b) => (a.read < b.read ? 1 : -1))[0];
  const confirmed = confirmedDays(programme);
  return {
    source: AUTHORED_SOURCE,
    url: last?.url ?? page,
    ...(last ? { checked: last.read, evidence: evidence.map((each) => defined<PageEvidence>(each)) } : {}),
    basis,
    ...(Object.keys(confirmed).length > 0 ? { confirmed } : {}),
    confidence: CONFIDENCES[basis],
    method: METHODS[basis],
  };
};

type Borne = Pick<Programme, 'evidence' | 'eligibility'>;

/** The last day on which a page bore all of this out. Who may apply is borne out by binding pages alone, as for the basis. */
const lastRead = (
  { evidence }: Pick<Borne, 'evidence'>,
  facts: readonly string[],
  isBinding = false,
): CalendarDay | undefined => {
  const days = facts.map(
    (fact) =>
      evidence
        .filter((each) => each.facts.includes(fact) && !(isBinding && each.by === 'reported'))
        .map(({ read }) => read)
        .sort()
        .at(-1) ?? '',
  );
  // Several facts are as old as the one that was read longest ago.
  return days.sort()[0] || undefined;
};

const confirmedDays = (programme: Borne): NonNullable<Provenance['confirmed']> => {
  const lines = programme.eligibility.map((_, index) => `eligibility:${index + 1}`);
  const whole = lastRead(programme, ['eligibility'], true);
  const byLine = lines.length > 0 ? lastRead(programme, lines, true) : undefined;
  return defined<NonNullable<Provenance['confirmed']>>({
    award: lastRead(programme, ['award']),
    eligibility: [whole, byLine]
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1),
    page: lastRead(programme, ['page']) ?? lastRead(programme, ['programme']),
  });
};

/** Rounds that closed within so many days of each other, whatever the year, are told as one window. */
const MAX_WINDOW_DAYS = 62;
/** One round alone says less of the day than several: it counts for four years. */
const OLD_SINGLE_ROUND_MONTHS = 48;
/** Within a week it is one day that moves with the calendar. */
const MAX_ONE_DAY = 7;

/**
 * The authored rule; the rounds that were seen make it narrower. Several rounds a year are left as the author wrote them. Rounds seen
 * on reported pages alone only fill in the day of a month, and none where one lies outside it: they never move what the author wrote. Rounds of which the newest is more than
 * five years old, or the only one more than four, set no day: where the author wrote no date they give the month.
 * @param evidence tells when it was confirmed last
 * @param pages all pages that are known; they tell whose page a round was on, and when we last looked
 */
export const deadlineOf = (
  { deadline, cycles, evidence }: Pick<Programme, 'deadline' | 'cycles' | 'evidence'>,
  pages: readonly PageEvidence[] = evidence.map((page) => defined<PageEvidence>(page)),
): Deadline => {
  if (deadline === undefined) return NO_DEADLINE;
  const confirmed = lastRead({ evidence }, ['deadline']);
  const rule = defined<Deadline>({ ...deadline, confirmed });
  if (cycles.length === 0) return rule;
  const seen = { ...rule, cycles: cycles.map((cycle) => defined<Cycle>(cycle)) };
  if (rule.kind !== 'unknown' && rule.kind !== 'month' && rule.kind !== 'yearly') return seen;
  const closed = cycles.filter(({ closes }) => closes !== undefined);
  const reported = closed.filter(({ url }) => isReported(url, pages));
  const counting = reported.every(({ closes = '' }) => fitsRule(closes, rule))
    ? closed
    : closed.filter((cycle) => !reported.includes(cycle));
  const window = closingWindow(counting.flatMap(({ closes }) => closes ?? []));
  if (window === undefined) return seen;
  const { from, to, latest, days } = window;
  const day = `-${latest.slice(4)}`;
  if (isOld(latest, counting.length === 1 ? OLD_SINGLE_ROUND_MONTHS : OLD_ROUND_MONTHS, pages)) {
    return rule.dates.length > 0 ? seen : { ...seen, kind: 'month', dates: [day.slice(0, '--MM'.length)] };
  }
  if (days <= MAX_ONE_DAY) return { ...seen, kind: 'yearly', dates: [day] };
  return { ...seen, kind: 'yearly', dates: [from], window: { from, to } };
};

/** Whether a day only fills in what the rule leaves open: the day of its month, or all where it names no date. */
export const fitsRule = (closes: CalendarDay, { dates }: Deadline): boolean =>
  dates.length === 0 || dates.some((date) => date === `-${closes.slice(4, 7)}`);

/** Only others write of it there: neither the organiser nor somebody official. */
const isReported = (url: string, pages: readonly PageEvidence[]): boolean => {
  const authors = pages.filter((page) => page.url === url).map(({ by }) => by);
  return authors.length > 0 && authors.every((by) => by === 'reported');
};

/** Whether we have looked since and found no round of so many months before that. */
const isOld = (closes: CalendarDay, months: number, pages: readonly PageEvidence[]): boolean => {
  const looked = pages
    .map(({ read }) => read)
    .sort()
    .at(-1);
  return looked !== undefined && closes < addMonths(looked, -months);
};

/**
 * The days of the year between which rounds have closed, over the turn of the year where that is shorter; undefined when
 * there is none or they lie too far apart to be one yearly round.
 * @param closes YYYY-MM-DD
 */
export const closingWindow = (
  closes: readonly string[],
): { from: string; to: string; latest: CalendarDay; days: number } | undefined => {
  const latest = [...closes].sort().at(-1);
  if (latest === undefined) return undefined;
  // Days of a leap year, so that 29 February has a place.
  const dayOfYear = (monthAndDay: string) => daysBetween('2024-01-01', `2024${monthAndDay.slice(1)}`);
  const days = [...new Set(closes.map((day) => `-${day.slice(4)}`))].sort();
  const gaps = days.map((day, index) => {
    const before = days.at(index - 1) as string;
    return (dayOfYear(day) - dayOfYear(before) + 366) % 366;
  });
  // The window begins after the longest stretch of the year without a closing day.
  const start = days.length === 1 ? 0 : gaps.indexOf(Math.max(...gaps));
  const from = days[start] as string;
  const to = days.at(start - 1) as string;
  const length = (dayOfYear(to) - dayOfYear(from) + 366) % 366;
  return length <= MAX_WINDOW_DAYS ? { from, to, latest, days: length } : undefined;
};

/** The conditions of these lines, each with its line as evidence. */
export const toCriteria = (lines: readonly EligibilityLine[]): Criterion[] => {
  const counts = new Map<CriterionKind, number>();
  const criteria: Criterion[] = [];
  let lineStart = 0;
  for (const authored of lines) {
    const line = isUnread(authored) ? { line: authored.line, other: {} } : authored;
    for (const kind of PREDICATE_KINDS) {
      if (line[kind] === undefined) continue;
      for (const derived of derivedOf(kind, line)) {
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count);
        criteria.push(toCriterion(kind, line, `${kind}-${count}`, evidenceOf(line, lineStart), derived));
      }
    }
    lineStart += line.line.length + 1;
  }
  return [...criteria, ...teachingOpen(lines, criteria), ...taughtIn(criteria)];
};

/** Nothing is known of what is taught at the institutions that an award is tied to: a demand that common fields meet. */
const teachingOpen = (lines: readonly EligibilityLine[], criteria: readonly Criterion[]): Criterion[] => {
  const place = criteria.find((c) => c.kind === 'host' && c.strength === 'hard' && c.institutions?.length);
  const isSaid = lines.some(({ field, teaching }) => field?.anyOf !== undefined || teaching !== undefined);
  if (place?.kind !== 'host' || isSaid) return [];
  const { evidence, alternative, appliesToLevels, institutions = [] } = place;
  const institution = institutions.length === 1 ? String(institutions[0]) : 'one of the universities';
  // Who says which fields are excluded has thought of the schools that a university has; a field beside which another condition frees is not excluded.
  const excluding = lines.find((line) => line.field?.noneOf !== undefined && line.alternative === undefined);
  const noneOf = excluding?.field?.noneOf;
  return [
    defined({
      id: 'teaching-1',
      kind: 'teaching' as const,
      strength: 'hard' as const,
      institution,
      noneOf,
      evidence,
      alternative,
      appliesToLevels,
    }),
  ];
};

/**
 * Countries and provinces whose universities teach nearly all degrees in one language alone. Elsewhere there are programmes in others, so that
 * only the record can say.
 */
const TAUGHT_IN: Readonly<Record<string, readonly string[]>> = {
  en: ['AU', 'CA-AB', 'CA-BC', 'CA-NL', 'CA-PE', 'CA-SK', 'GB', 'IE', 'NZ', 'US'],
};

/** The language that follows from the place of study, where no line of the record says anything of languages. */
export const taughtIn = (criteria: readonly Criterion[]): Criterion[] => {
  const place = criteria.find((c) => c.kind === 'host' && c.strength === 'hard');
  if (place?.kind !== 'host' || place.alternative !== undefined) return [];
  if (criteria.some(({ kind }) => kind === 'language')) return [];
  const hosts = criteria.flatMap((c) => (c.kind === 'host' && c.strength === 'hard' ? c.countries : []));
  const language = Object.keys(TAUGHT_IN).find((code) =>
    hosts.every((host) => TAUGHT_IN[code]?.some((each) => host === each || host.startsWith(`${each}-`))),
  );
  if (language === undefined || hosts.length === 0) return [];
  const { evidence } = place;
  return [{ id: 'language-1', kind: 'language', strength: 'hard', language, taught: true, evidence }];
};

const evidenceOf = ({ line, quote = line }: EligibilityLine, lineStart: number): Evidence => {
  const start = lineStart + Math.max(0, line.indexOf(quote));
  return { field: 'eligibility', start, end: start + quote.length, quote };
};

/** The question that a line refers to, so that a record holds all that its engine and readers need. */
const questionOf = ({ claim }: EligibilityLine): object => {
  const authored = shippedQuestions().get(claim?.question ?? '');
  if (authored === undefined) return {};
  const { ask, label, theme, places, yes, no, maybe, wide, step } = authored;
  return defined<object>({ text: ask, label, theme, places, yes, no, maybe, wide, step });
};

/** What the institution teaches that a line refers to, with the page that says so. */
const taughtAt = ({ teaching }: EligibilityLine): object[] => {
  const authored = shippedInstitutions().get(teaching?.institution ?? '');
  if (authored === undefined) return [];
  return teachingParts(authored).map(({ teaches, lacks, levels, evidence }) =>
    defined<object>({
      institution: authored.name,
      anyOf: teaches,
      noneOf: lacks,
      appliesToLevels: levels,
      page: evidence?.[0]?.url,
      onPage: fieldsOnPages(evidence),
    }),
  );
};

/** What follows from the files that a line refers to: of one institution as many conditions as it has levels that differ. */
const derivedOf = (kind: CriterionKind, line: EligibilityLine): object[] => {
  if (kind === 'teaching') return taughtAt(line);
  return [kind === 'claim' ? questionOf(line) : {}];
};

const toCriterion = (
  kind: CriterionKind,
  line: EligibilityLine,
  id: string,
  evidence: Evidence,
  derived: object,
): Criterion => {
  const values = {
    ...(kind === 'host' ? { countries: [] } : {}),
    ...(kind === 'other' ? { text: evidence.quote } : {}),
    ...(kind === 'claim' ? derived : {}),
    ...defined<object>(line[kind] ?? {}),
    ...(kind === 'teaching' ? derived : {}),
  };
  const { strength = 'hard', alternative, appliesToLevels } = line;
  const base = defined({ id, strength, evidence: [evidence], alternative, appliesToLevels });
  // predicate-schemas.ts has one schema per kind with the keys of that kind's criterion; the compiler can't follow the loop.
  return { ...base, kind, ...values } as Criterion;
};

/** The countries where study must take place, of a state or region its country; a preferred place is not a place of study. */
export const hostCountries = (criteria: readonly Criterion[]): string[] => {
  const codes = criteria.flatMap((c) => (c.kind === 'host' && c.strength === 'hard' ? c.countries : []));
  return [...new Set(codes.map((code) => (code[2] === '-' ? code.slice(0, 2) : code)))];
};

type Loose<T> = { [K in keyof T]: T[K] | undefined };

/** The same object without the keys that hold `undefined`. */
export const defined = <T extends object>(value: Loose<T>): T => {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
};
