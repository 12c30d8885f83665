import type { Deadline } from '@laurel/domain';
import { cleanText } from '../text/clean-text.ts';
import { encodeDate } from './encode-date.ts';
import { type FoundDate, findDates } from './find-dates.ts';
import { findTimeZone } from './time-zone.ts';

/** Longer texts are prose about the programme; the deadline stands at their head. */
const MAX_READ = 2_000;

const NONE =
  /^(?:none|no (?:fixed |application |set )?deadlines?|keine frist|sin fecha límite|sem prazo|aucune)\b/i;
const ROLLING =
  /\b(?:rolling|on-?going|open (?:all year|year[- ]round|until|continuously)|(?:all )?year[- ]round|all year(?: long| round)?|any ?time|at any time|throughout the year|continuous(?:ly)?|no (?:specific |fixed )?deadline|jederzeit|laufend|ganzjährig|durchgehend|keine fristen|en todo momento|todo el año|abierta? permanentemente|toute l[’']année|à tout moment|fluxo contínuo|o ano todo)\b|^open$/i;
/** Words before a date which say that it is something else than the closing day. */
const NOT_CLOSING =
  /(?:\bopen(?:s|ed|ing)?(?: date| on| in| from| (?:at|by) the)?|\bstart(?:s|ing|ed)?(?: date)?(?: on| in| from)?|\b(?:finden|findet) im|\btagt(?: jeden)?|\b(?:programmbeginn|aufnahme zum|vergabe)|\bbegin(?:s|ning)?(?: on| in)?|\bcommenc(?:es|ing)(?: in| on)?|\bintakes? (?:in|of)|\b(?:announced|published|notified|notification|posted)(?: (?:by|in|on|around|at))?|\b(?:results?|interviews?|winners?)[\w ]{0,20}(?:by|in|on)|\bapplying before|\b(?:updated|checked)(?: on)?|\bavailable (?:in|from|on)|\bmeist im|\bab(?: dem| 1\.)?|\bveröffentlicht(?: im)?|\b(?:beginn(?:t|end)?|startet?)(?: \p{L}+){0,2}|\bapertura(?: el| en)?|\bpartir d[eu]|\ba partir de|\bdesde(?: el)?|\bfrom)\s*:?\s*(?:the\s+|about\s+|around\s+|early\s+|mid-?\s?)?$/iu;
/** The same, when the words follow the date. */
const NOT_CLOSING_AFTER =
  /^\s*(?:\([^)]{0,40}\)\s*)?(?:veröffentlicht|announce|publish|opens?\b|opening|\S{0,12}\s*statt\b)/i;
/** Between two dates: the second closes a period that the first opens. */
const RANGE_LINK =
  /^(?:\s*(?:\d{4})?\s*(?:-|–|—|to|until|till|through|thru|bis(?: zum)?|hasta(?: el)?|al|a|au|até|jusqu['’]au)\s*(?:the\s+|early\s+|mid-?\s?|late\s+|end of\s+)?|\s*(?:[,;]?\s*(?:and|to|until|–|-)?\s*)(?:close[sd]?|closing|end[s]?|due)(?: date)?\s*(?:on|in|:)?\s*)$/iu;
const PERIOD_LEAD = /\b(?:between|from|zwischen|entre|vom)\s*(?:the\s+)?$/i;
/** The wording says the date differs by place or programme and gives none itself. */
const VARIES_FIRST =
  /^(?:it )?(?:var(?:y|ies|ied|iable|ying)|depend(?:s|ing|ent)|differs?|unterschiedlich|hängt)\b/i;

function isClosing(text: string, date: FoundDate): boolean {
  return (
    !NOT_CLOSING.test(text.slice(Math.max(0, date.start - 60), date.start)) &&
    !NOT_CLOSING_AFTER.test(text.slice(date.end, date.end + 60))
  );
}

/** Opening ends of periods are dropped; "1-15 March" is read as its last day by the date forms themselves. */
function withoutOpenings(text: string, dates: readonly FoundDate[]): FoundDate[] {
  return dates.filter((date, index) => {
    const next = dates[index + 1];
    if (next === undefined) return true;
    const link = text.slice(date.end, next.start);
    if (RANGE_LINK.test(link)) return false;
    const led = PERIOD_LEAD.test(text.slice(Math.max(0, date.start - 20), date.start));
    return !(led && /^\s*(?:and|und|y|e|et)\s*$/i.test(link));
  });
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** The dates that close applications, as the record writes them. */
function closingDates(text: string): string[] | 'ambiguous' {
  const found = findDates(text);
  const ends = withoutOpenings(text, found.dates);
  const closing = ends.filter((date) => isClosing(text, date));
  const chosen = closing.length > 0 ? closing : ends.length === found.dates.length ? [] : ends;
  const days = chosen.filter((date) => date.day !== undefined);
  // A bare month beside a full date names an intake or an opening.
  const dates = unique((days.length > 0 ? days : chosen).map(encodeDate));
  return dates.length === 0 && found.ambiguous ? 'ambiguous' : dates;
}

function kindOf(dates: readonly string[]): Deadline['kind'] {
  const only = dates[0];
  if (only === undefined) return 'unknown';
  if (dates.length > 1) return 'multiple';
  if (!only.startsWith('--')) return 'date';
  return only.length > 4 ? 'yearly' : 'month';
}

/**
 * Reads a deadline as it is worded. Dates keep exactly what the text gives: `YYYY-MM-DD`, `--MM-DD` without a year,
 * `--MM` for a month alone (also "early" or "mid" March, and "March 2027", whose day is not known). Several closing
 * days are `multiple`; of a period only the closing day counts. A numeric date that could be read both ways ("10/06")
 * is `unknown`. Never throws.
 */
export function parseDeadline(raw: unknown): Deadline {
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
  if (NONE.test(head) && (dates === 'ambiguous' || dates.length === 0)) return deadline('none', []);
  const rolling = ROLLING.exec(head);
  if (rolling !== null) {
    const bounded = /\buntil\b|\bthrough\b|\bup to\b|\bbis\b|\bhasta\b/i.test(
      head.slice(rolling.index, rolling.index + 60),
    );
    if (dates === 'ambiguous' || dates.length === 0 || !bounded) return deadline('rolling', []);
  }
  if (dates === 'ambiguous' || VARIES_FIRST.test(head)) return deadline('unknown', []);
  return deadline(kindOf(dates), dates);
}
