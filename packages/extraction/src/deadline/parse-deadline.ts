import type { Deadline } from '@laurel/domain';
import { cleanText } from '../text/clean-text.ts';
import { encodeDate, type FoundDate, findDates } from './find-dates.ts';
import {
  BOUNDED,
  NO_DEADLINE,
  NOT_CLOSING,
  NOT_CLOSING_AFTER,
  PERIOD_LEAD,
  RANGE_LINK,
  ROLLING,
  VARIES_FIRST,
  ZONES,
} from './phrases.generated.ts';

const OFFSET = /\b(?:GMT|UTC)\s?([+−-])\s?(\d{1,2})(?::?(\d{2}))?\b/;

/** The IANA zone or UTC offset a text names, if it names one. */
const findTimeZone = (text: string): string | undefined => {
  const offset = OFFSET.exec(text);
  if (offset !== null) {
    const hours = Number.parseInt(offset[2] ?? '', 10);
    if (hours > 14) return undefined;
    return `${offset[1] === '+' ? '+' : '-'}${String(hours).padStart(2, '0')}:${offset[3] ?? '00'}`;
  }
  if (/\b(?:GMT|UTC)\b/.test(text)) return 'UTC';
  return ZONES.find(({ pattern }) => pattern.test(text))?.zone;
};

/** Longer texts are prose about the programme; the deadline is at their start. */
const MAX_READ = 2_000;

const isClosing = (text: string, date: FoundDate): boolean =>
  !NOT_CLOSING.test(text.slice(Math.max(0, date.start - 60), date.start)) &&
  !NOT_CLOSING_AFTER.test(text.slice(date.end, date.end + 60));

/** Opening ends of periods are dropped; "1-15 March" is read as its last day by the date forms themselves. */
const withoutOpenings = (text: string, dates: readonly FoundDate[]): FoundDate[] =>
  dates.filter((date, index) => {
    const next = dates[index + 1];
    if (next === undefined) return true;
    const link = text.slice(date.end, next.start);
    if (RANGE_LINK.test(link)) return false;
    const led = PERIOD_LEAD.test(text.slice(Math.max(0, date.start - 20), date.start));
    return !(led && /^\s*(?:and|und|y|e|et)\s*$/i.test(link));
  });

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** The dates that close applications, as the record writes them. */
const closingDates = (text: string): string[] | 'ambiguous' => {
  const found = findDates(text);
  const ends = withoutOpenings(text, found.dates);
  const closing = ends.filter((date) => isClosing(text, date));
  const chosen = closing.length > 0 ? closing : ends.length === found.dates.length ? [] : ends;
  const days = chosen.filter((date) => date.day !== undefined);
  // A bare month beside a full date names an intake or an opening.
  const dates = unique((days.length > 0 ? days : chosen).map(encodeDate));
  return dates.length === 0 && found.ambiguous ? 'ambiguous' : dates;
};

const kindOf = (dates: readonly string[]): Deadline['kind'] => {
  const only = dates[0];
  if (only === undefined) return 'unknown';
  if (dates.length > 1) return 'multiple';
  if (!only.startsWith('--')) return 'date';
  return only.length > 4 ? 'yearly' : 'month';
};

/**
 * Reads a deadline as it is worded. Dates keep exactly what the text gives: `YYYY-MM-DD`, `--MM-DD` without a year,
 * `--MM` for a month alone (also "early" or "mid" March, and "March 2027", whose day is not known). Several closing
 * days are `multiple`; of a period only the closing day counts. A numeric date that could be read both ways ("10/06")
 * is `unknown`. Never throws.
 */
export const parseDeadline = (raw: unknown): Deadline => {
  const text = cleanText(raw);
  const head = text.slice(0, MAX_READ);
  const zone = findTimeZone(head);
  const deadline = (kind: Deadline['kind'], dates: string[]): Deadline => ({
    kind,
    dates,
    text,
    ...(zone === undefined || dates.length === 0 ? {} : { timeZone: zone }),
  });
  if (head === '') return deadline('unknown', []);
  const dates = closingDates(head);
  if (NO_DEADLINE.test(head) && (dates === 'ambiguous' || dates.length === 0)) return deadline('none', []);
  const rolling = ROLLING.exec(head);
  if (rolling !== null) {
    const bounded = BOUNDED.test(head.slice(rolling.index, rolling.index + 60));
    if (dates === 'ambiguous' || dates.length === 0 || !bounded) return deadline('rolling', []);
  }
  if (dates === 'ambiguous' || VARIES_FIRST.test(head)) return deadline('unknown', []);
  return deadline(kindOf(dates), dates);
};
