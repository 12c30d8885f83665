import { isCalendarDay } from '@laurel/domain';
import { MONTHS } from './months.generated.ts';
import { SHORT_MONTH_WORDS, VERB_AFTER_MAY } from './phrases.generated.ts';

/** As records write it: `YYYY-MM-DD`, `--MM-DD` without a year, `--MM` without a day. */
export const encodeDate = ({ year, month, day }: Omit<FoundDate, 'start' | 'end'>): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  if (day === undefined) return `--${two(month)}`;
  return `${year ?? '-'}-${two(month)}-${two(day)}`;
};

const NUMBER_OF = new Map(
  Object.entries(MONTHS).flatMap(([number, names]) => names.map((name) => [name, Number(number)] as const)),
);

/** Alternation of every month name, longest first, for building patterns. */
const MONTH_PATTERN = [...NUMBER_OF.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1 to 12, or undefined for a word that names no month. */
const monthNumber = (word: string): number | undefined => NUMBER_OF.get(word.toLowerCase());

/** A date as the text gives it: nothing is filled in. */
export interface FoundDate {
  start: number;
  end: number;
  year?: number;
  month: number;
  day?: number;
}

const MONTH = `(?<![\\p{L}])(?:${MONTH_PATTERN})(?![\\p{L}])\\.?`;
const DAY = '(?:3[01]|[12]\\d|0?[1-9])';
const ORDINAL = '(?:st|nd|rd|th|er|º|ª|°)?';
const OF = "(?:\\s*(?:of|de|do|del|d[’']|-)\\s*|\\s*\\.?\\s*)";
/** "March 15 October 15": the first 15 belongs to March. */
const NOT_AFTER_MONTH = `(?<!${MONTH}\\s{0,2}(?:the\\s)?)`;
/** Four digits, or two after an apostrophe. */
const YEAR = "(?:(?:19|20)\\d{2}|[’']\\d{2})(?!\\d)";
/** Between a month and its year. */
const OF_YEAR = '(?:\\s*,\\s*|\\s+(?:de|do|del|of)\\s+|\\s*)';
/** "May 5:30", "May 5 pm", "May 50,000" name no day. */
const NO_TIME = '(?!\\d|:\\d|[.,]\\d{3}(?!\\d)|\\s*(?:[ap]\\.?m\\b|%))';

/** Written forms, most specific first; each names its parts. */
const FORMS: readonly RegExp[] = [
  // 2027-03-01, 2027/03/01
  /(?<!\d)(?<y>20\d{2}|19\d{2})[-/.](?<m>1[0-2]|0?[1-9])[-/.](?<d>3[01]|[12]\d|0?[1-9])(?!\d)/gu,
  // 2016 December 1
  new RegExp(`(?<!\\d)(?<y>(?:19|20)\\d{2})\\s+(?<m>${MONTH})\\s+(?<d>${DAY})(?![\\d:])`, 'giu'),
  // 30-Nov-14, 30-Nov
  new RegExp(`(?<![\\d.])(?<d>${DAY})-(?<m>${MONTH})(?:-(?<y>\\d{4}|\\d{2})(?!\\d))?`, 'giu'),
  // 1 March 2027, 15th of February, 15. Dezember, 1er mars, 15 de março de 2027
  new RegExp(
    `(?<![\\d.:]|(?<!\\d)\\d{1,2}/)${NOT_AFTER_MONTH}(?<d>${DAY})${ORDINAL}${OF}(?<m>${MONTH})(?:${OF_YEAR}(?<y>${YEAR}))?`,
    'giu',
  ),
  // March 1, 2027; July, 31; Oct. 11; February15th; June 1st 2016
  new RegExp(
    `(?<m>${MONTH})[\\s,]*(?:the\\s+)?(?<d>${DAY})${NO_TIME}${ORDINAL}(?:(?:\\s*,\\s*|\\s+of\\s+|\\s*\\.\\s*|\\s*)(?<y>${YEAR}))?`,
    'giu',
  ),
  // 24.11.2022: with dots the day comes first
  /(?<![\d.])(?<d>3[01]|[12]\d|0?[1-9])\.\s?(?<m>1[0-2]|0?[1-9])\.(?:\s?(?<y>(?:19|20)\d{2}|\d{2}(?!\d)))?(?!\d)/gu,
  // 30/06/2024, 10/30: read only when one part can't be a month
  /(?<![\d/.-])(?<a>\d{1,2})[/-](?<b>\d{1,2})(?:[/-](?<y>(?:19|20)\d{2}|\d{2}))?(?![\d/%])/gu,
  // March 2027
  new RegExp(`(?<m>${MONTH})[\\s,]*(?:of\\s+)?(?<y>${YEAR})`, 'giu'),
  // March
  new RegExp(`(?<m>${MONTH})`, 'giu'),
];

const LEAP_YEAR = 2028;

/** Whether the day exists: without a year 29 February does. */
const exists = (month: number, day: number, year = LEAP_YEAR): boolean =>
  isCalendarDay(encodeDate({ year, month, day }));

const readYear = (raw: string | undefined): number | undefined => {
  if (raw === undefined) return undefined;
  const digits = Number.parseInt(raw.replace(/\D/g, ''), 10);
  return digits < 100 ? 2000 + digits : digits;
};

/** Day and month of "a/b", when only one order is possible. */
const readPair = (a: number, b: number): { day: number; month: number } | undefined => {
  if (a > 12 && b <= 12) return { day: a, month: b };
  if (b > 12 && a <= 12) return { day: b, month: a };
  return a === b && a <= 12 ? { day: a, month: b } : undefined;
};

const readMatch = (match: RegExpMatchArray): FoundDate | 'ambiguous' | undefined => {
  const groups = match.groups ?? {};
  const start = match.index ?? 0;
  const span = { start, end: start + match[0].trimEnd().length };
  const year = readYear(groups.y);
  const withYear = year === undefined ? {} : { year };
  if (groups.a !== undefined) {
    const pair = readPair(Number.parseInt(groups.a, 10), Number.parseInt(groups.b ?? '', 10));
    if (pair === undefined) return 'ambiguous';
    return exists(pair.month, pair.day, year) ? { ...span, ...withYear, ...pair } : undefined;
  }
  const name = (groups.m ?? '').replace(/\.$/, '');
  const month = monthNumber(name) ?? Number.parseInt(name, 10);
  if (groups.d === undefined) return { ...span, ...withYear, month };
  const day = Number.parseInt(groups.d, 10);
  return exists(month, day, year) ? { ...span, ...withYear, month, day } : undefined;
};

/** A lower-case "may" or "mar" inside prose is a verb or another word, not a month. */
const isProse = (text: string, date: FoundDate): boolean => {
  if (date.day !== undefined || date.year !== undefined) return false;
  const word = text.slice(date.start, date.end);
  if (SHORT_MONTH_WORDS.test(word)) return text.trim() !== word;
  return word === 'May' && VERB_AFTER_MAY.test(text.slice(date.end, date.end + 12));
};

/** Every date of a text from left to right, without overlaps, and whether it holds an ambiguous numeric date ("10/06"). */
export const findDates = (text: string): { dates: FoundDate[]; ambiguous: boolean } => {
  const dates: FoundDate[] = [];
  const taken: [number, number][] = [];
  let ambiguous = false;
  for (const form of FORMS) {
    for (const match of text.matchAll(form)) {
      const from = match.index;
      const to = from + match[0].length;
      if (taken.some(([start, end]) => from < end && to > start)) continue;
      const date = readMatch(match);
      taken.push([from, to]);
      if (date === 'ambiguous') ambiguous = true;
      else if (date !== undefined && !isProse(text, date)) dates.push(date);
    }
  }
  return { dates: dates.sort((a, b) => a.start - b.start), ambiguous };
};
