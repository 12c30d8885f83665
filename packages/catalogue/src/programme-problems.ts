import { addMonths, isCalendarDay, isYearlyDay, isYearlyMonth } from '@laurel/domain';
import { fieldName, finerFieldName } from '@laurel/taxonomies';
import { tokensOf } from '@laurel/text';
import { isAggregatorHost, isGenericHost } from './aggregator-hosts.ts';
import { plainText } from './duplicates/plain-text.ts';
import type { Programme } from './programme-schema.ts';
import type { Problem, SourceFile } from './read-programme-files.ts';

/** Announced dates further ahead than this are more often a slip than a call. */
const MAX_MONTHS_AHEAD = 18;

const TIME_ZONES = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** What is wrong with a deadline and how to mend it; `today` is YYYY-MM-DD. */
export const deadlineProblems = ({ deadline, evidence }: Programme, today: string): string[] => {
  if (deadline === undefined) return [];
  const { kind, dates, text, timeZone, byCountry } = deadline;
  const found = datesProblem(kind, dates);
  const announced = dates.filter((date) => date.length === 10 && isCalendarDay(date));
  if (announced.some((date) => date < today)) {
    found.push(`deadline: an announced date has passed: give the new one, or the yearly rule '--MM-DD'`);
  }
  if (announced.some((date) => date > addMonths(today, MAX_MONTHS_AHEAD))) {
    found.push(`deadline: a date more than ${MAX_MONTHS_AHEAD} months ahead: check the year`);
  }
  const borneOut = evidence.some(({ by, facts }) => by !== 'reported' && facts.includes('deadline'));
  if (announced.length > 0 && !borneOut) {
    found.push(
      "deadline: an announced date needs evidence of the organiser's or an official page; else give the rule",
    );
  }
  if (announced.length === 0 && /\b(?:19|20)\d\d\b/.test(text)) {
    found.push('deadline: the text names a year, but no date is announced: word it as a rule of every year');
  }
  if (byCountry && (kind !== 'multiple' || !dates.every(isYearlyMonth))) {
    found.push("deadline: byCountry goes with kind multiple and months '--MM'");
  }
  if (timeZone !== undefined && !TIME_ZONES.has(timeZone)) {
    found.push(`deadline: '${timeZone}' is no IANA time zone such as Europe/Berlin`);
  }
  return found;
};

const datesProblem = (kind: NonNullable<Programme['deadline']>['kind'], dates: string[]): string[] => {
  const all = (fits: (date: string) => boolean) => dates.every(fits);
  const wrong = (expected: string) => [
    `deadline: kind ${kind} takes ${expected}, not ${JSON.stringify(dates)}`,
  ];
  if (new Set(dates).size < dates.length) return ['deadline: the same date stands twice'];
  if (kind === 'yearly') {
    return dates.length === 1 && all(isYearlyDay)
      ? []
      : wrong("one '--MM-DD' (more in a year: kind multiple)");
  }
  if (kind === 'month') return dates.length === 1 && all(isYearlyMonth) ? [] : wrong("one '--MM'");
  if (kind === 'date')
    return dates.length === 1 && all(isCalendarDay) ? [] : wrong("one 'YYYY-MM-DD' that exists");
  if (kind === 'multiple') {
    const fits = all((date) => isYearlyDay(date) || isYearlyMonth(date) || isCalendarDay(date));
    return dates.length >= 2 && fits ? [] : wrong('two dates or more, each one that exists');
  }
  return dates.length === 0 ? [] : wrong('no dates: []');
};

/** Words that say "this is a scholarship" and so do not tell two programmes apart. */
const COMMON_WORDS =
  /\b(?:the|a|an|of|for|and|in|at|to|by|programme|program|scheme|scholarships?|awards?|grants?|bursar(?:y|ies)|fund)\b/g;

const titleKey = (title: string): string => {
  const plain = plainText(title).replace(COMMON_WORDS, ' ');
  return tokensOf(plain).sort().join(' ');
};

/** Ids, organisations and titles that stand more than once. */
export const repeatedProgrammes = (files: readonly SourceFile[]): Problem[] => {
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
};

/** Successors of ended programmes that lead nowhere: not in the catalogue, or no longer given themselves. */
export const successorProblems = (files: readonly SourceFile[]): Problem[] => {
  const programmes = new Map(
    files.flatMap(({ content }) => content.programmes.map((each) => [each.id, each] as const)),
  );
  return files.flatMap(({ path, content }) =>
    content.programmes.flatMap(({ id, ended }) => {
      if (ended?.successorId === undefined) return [];
      const successor = programmes.get(ended.successorId);
      const at = { file: path, programme: id };
      if (successor === undefined) {
        return [{ ...at, message: `ended: the successor '${ended.successorId}' is not in the catalogue` }];
      }
      return successor.ended === undefined
        ? []
        : [{ ...at, message: `ended: the successor '${ended.successorId}' has ended too: name its own` }];
    }),
  );
};

/** What is wrong with a link to an organiser's page and how to mend it, or null. */
export const officialLinkProblem = (link: string): string | null => {
  if (!URL.canParse(link)) return `'${link}' is not a web address: write https://host/path`;
  const url = new URL(link);
  if (url.protocol !== 'https:') return `'${link}' must start with https://`;
  if (url.username !== '' || url.port !== '') return `'${link}' must not hold a user name or a port`;
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname)) {
    return `'${url.hostname}' is not a public host name`;
  }
  if (isAggregatorHost(url.hostname)) {
    return `${url.hostname} lists other people's scholarships: link the organiser's own page`;
  }
  if (isGenericHost(url.hostname))
    return `${url.hostname} is not an organiser's site: link the organiser's own page`;
  if (/\.(?:pdf|docx?|xlsx?)$/i.test(url.pathname)) {
    return `'${link}' is a file that will be replaced: link the page that offers it`;
  }
  return null;
};

/** What is wrong with the code of a field, or of a part of one, and how to mend it; or null. */
export const fieldProblem = (code: string): string | null => {
  if (fieldName(code) !== undefined || finerFieldName(code) !== undefined) return null;
  const above = code.slice(0, -1);
  const hint =
    above.length > 1 && fieldName(above) !== undefined ? `; write '${above}' for the whole field` : '';
  return `'${code}' is not an ISCED-F 2013 code${hint}`;
};
