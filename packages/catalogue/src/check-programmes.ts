import { addMonths, isCalendarDate, isYearlyDate, isYearlyMonth } from './calendar-date.ts';
import { fieldProblem, placeProblem } from './known-codes.ts';
import { officialLinkProblem } from './official-link.ts';
import type { EligibilityLine, Programme } from './programme-schema.ts';
import type { Problem, SourceFile } from './read-programme-files.ts';

/** Announced dates further ahead than this are more often a slip than a call. */
const MAX_MONTHS_AHEAD = 18;

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const TIME_ZONES = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/**
 * Every rule the schema can't say. `today` is YYYY-MM-DD. Each rule answers with sentences that say what is wrong and how
 * to mend it; an empty list means that the files are fit to ship.
 */
export function checkProgrammes(files: readonly SourceFile[], today: string): Problem[] {
  const problems: Problem[] = [];
  for (const { path, content } of files) {
    for (const programme of content.programmes) {
      for (const rule of RULES) {
        for (const message of rule(programme, today))
          problems.push({ file: path, programme: programme.id, message });
      }
    }
  }
  return [...problems, ...repeats(files)];
}

type Rule = (programme: Programme, today: string) => string[];

const links: Rule = ({ link, source }) =>
  [...new Set([link, source.url])].flatMap((value) => officialLinkProblem(value) ?? []);

const noYearInTitle: Rule = ({ title }) =>
  /\b20[2-3]\d\b/.test(title) ? [`title: a year goes stale; name the programme without it`] : [];

const codes: Rule = ({ eligibility }) =>
  eligibility.flatMap((line, index) =>
    [
      ...placesOf(line).map(placeProblem),
      ...[...(line.field?.anyOf ?? []), ...(line.field?.noneOf ?? [])].map(fieldProblem),
    ].flatMap((problem) => (problem === null ? [] : `eligibility line ${index + 1}: ${problem}`)),
  );

function placesOf({ citizenship, residence, host }: EligibilityLine): string[] {
  return [
    citizenship?.anyOf,
    citizenship?.noneOf,
    residence?.anyOf,
    residence?.noneOf,
    host?.countries,
  ].flatMap((list) => list ?? []);
}

const quotes: Rule = ({ eligibility }) =>
  eligibility.flatMap(({ line, quote }, index) => {
    if (quote === undefined) return [];
    const first = line.indexOf(quote);
    if (first < 0)
      return [`eligibility line ${index + 1}: quote '${quote}' is not a literal part of the line`];
    return line.indexOf(quote, first + 1) < 0
      ? []
      : [`eligibility line ${index + 1}: quote '${quote}' occurs twice: quote more words`];
  });

const deadline: Rule = ({ deadline: { kind, dates, text, timeZone }, source }, today) => {
  const found = datesProblem(kind, dates);
  const announced = dates.filter((date) => date.length === 10 && isCalendarDate(date));
  if (announced.some((date) => date < today)) {
    found.push(`deadline: an announced date has passed: give the new one, or the yearly rule '--MM-DD'`);
  }
  if (announced.some((date) => date > addMonths(today, MAX_MONTHS_AHEAD))) {
    found.push(`deadline: a date more than ${MAX_MONTHS_AHEAD} months ahead: check the year`);
  }
  if (announced.length > 0 && source.basis !== 'page') {
    found.push(
      `deadline: an announced date is known only from the organiser's page (basis: page); else give the rule`,
    );
  }
  if (announced.length === 0 && /\b(?:19|20)\d\d\b/.test(text)) {
    found.push('deadline: the text names a year, but no date is announced: word it as a rule of every year');
  }
  if (timeZone !== undefined && !TIME_ZONES.has(timeZone)) {
    found.push(`deadline: '${timeZone}' is no IANA time zone such as Europe/Berlin`);
  }
  return found;
};

function datesProblem(kind: Programme['deadline']['kind'], dates: string[]): string[] {
  const all = (fits: (date: string) => boolean) => dates.every(fits);
  const wrong = (expected: string) => [
    `deadline: kind ${kind} takes ${expected}, not ${JSON.stringify(dates)}`,
  ];
  if (new Set(dates).size < dates.length) return ['deadline: the same date stands twice'];
  if (kind === 'yearly') {
    return dates.length === 1 && all(isYearlyDate)
      ? []
      : wrong("one '--MM-DD' (more in a year: kind multiple)");
  }
  if (kind === 'month') return dates.length === 1 && all(isYearlyMonth) ? [] : wrong("one '--MM'");
  if (kind === 'date')
    return dates.length === 1 && all(isCalendarDate) ? [] : wrong("one 'YYYY-MM-DD' that exists");
  if (kind === 'multiple') {
    const fits = all((date) => isYearlyDate(date) || isYearlyMonth(date) || isCalendarDate(date));
    return dates.length >= 2 && fits ? [] : wrong('two dates or more, each one that exists');
  }
  return dates.length === 0 ? [] : wrong('no dates: []');
}

const award: Rule = ({ award: { currency } }) =>
  currency === undefined || CURRENCIES.has(currency)
    ? []
    : [`award: '${currency}' is no ISO 4217 code such as EUR, USD, INR`];

const knowledge: Rule = ({ source: { checked, confidence, basis } }, today) => [
  ...(checked > today ? [`source: checked ${checked} lies in the future`] : []),
  ...(confidence === 'high' && basis !== 'page'
    ? ['source: confidence high needs basis: page (compared with the page); else write medium']
    : []),
];

const says = (programme: Programme, pattern: RegExp) =>
  programme.eligibility.some(({ line }) => pattern.test(line));

const saysWhom: Rule = (programme) => {
  const has = (kind: keyof EligibilityLine) => programme.eligibility.some((line) => line[kind] !== undefined);
  const found: string[] = [];
  if (!has('level') && !says(programme, /\b(?:any|every|all) (?:[a-z]+ )?levels?\b/i)) {
    found.push(
      `eligibility: no line has a level predicate; if it is open to all, say "Open at every level of study."`,
    );
  }
  if (
    !has('host') &&
    !/\b(?:any|online|worldwide|international|various|several)\b/i.test(programme.location)
  ) {
    found.push(`eligibility: location is '${programme.location}' but no line has a host predicate`);
  }
  if (!has('citizenship') && !has('residence') && !says(programme, /citizen|national|countr|resident/i)) {
    found.push(
      'eligibility: no line says which nationalities; if all, say "Open to applicants of every nationality."',
    );
  }
  return found;
};

const hostAgreesWithInternational: Rule = ({ eligibility }) =>
  eligibility.some(({ citizenship }) => citizenship?.anyOf?.includes('group:international')) &&
  !eligibility.some(({ host }) => host?.countries !== undefined)
    ? ['eligibility: group:international means "not from the host country": give a host line with countries']
    : [];

const RULES: Rule[] = [
  links,
  noYearInTitle,
  codes,
  quotes,
  deadline,
  award,
  knowledge,
  saysWhom,
  hostAgreesWithInternational,
];

/** Words that say "this is a scholarship" and so do not tell two programmes apart. */
const COMMON_WORDS =
  /\b(?:the|a|an|of|for|and|in|at|to|by|programme|program|scheme|scholarships?|awards?|grants?|bursar(?:y|ies)|fund)\b/g;

function titleKey(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(COMMON_WORDS, ' ');
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}

/** Ids, organisations and titles that stand more than once. */
function repeats(files: readonly SourceFile[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  const once = (key: string, where: string, problem: Problem): void => {
    const before = seen.get(key);
    if (before === undefined) seen.set(key, where);
    else problems.push({ ...problem, message: `${problem.message} ${before}` });
  };
  for (const { path, content } of files) {
    const organization = content.organization.toLowerCase();
    once(`organization ${organization}`, path, {
      file: path,
      message: `organization '${content.organization}' belongs in one file; it also stands in`,
    });
    for (const { id, title } of content.programmes) {
      const at = { file: path, programme: id };
      once(`id ${id}`, path, { ...at, message: 'the id must be unique in the catalogue; it also stands in' });
      once(`title ${organization} ${titleKey(title)}`, `${id} (${path})`, {
        ...at,
        message: `title '${title}' is nearly that of another programme of the organisation: merge or tell apart from`,
      });
    }
  }
  return problems;
}
