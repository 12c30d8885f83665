import type { LABELS } from './labels.generated.ts';
import { ABBREVIATION, BREAK, NEXT_NAME, OPENER } from './phrases.generated.ts';

/** The label of a value on a flattened page, and what it says of the value. */
export interface UnitLabel {
  name: string;
  column: (typeof LABELS)[number]['column'];
}
/** One sentence or list item of a text, by UTF-16 offsets into it. */
export interface Unit {
  start: number;
  end: number;
  text: string;
  /** Whether the unit is set off as an item of a list. */
  item: boolean;
  /** Where the unit is a value of a flattened page. */
  label?: UnitLabel;
}

const endsSentence = (text: string, match: RegExpExecArray): boolean => {
  const mark = match[0].trimEnd();
  const next = text.slice(match.index + match[0].length, match.index + match[0].length + 20);
  if (next === '' || /^[!?]/.test(mark)) return true;
  if (/^\p{Ll}/u.test(next)) return false;
  const before = text.slice(Math.max(0, match.index - 12), match.index);
  if (!mark.startsWith('.') || !ABBREVIATION.test(before)) return true;
  return /(?:\p{Lu}|etc|p\.m|a\.m)$/u.test(before) && OPENER.test(next);
};

/** A list of names may be set off by semicolons: "of Kenya; Uganda; Ghana". Such a semicolon ends no unit. */
const isNameListSemicolon = (text: string, at: number): boolean => {
  const next = NEXT_NAME.exec(text.slice(at, at + 90));
  return (
    next !== null &&
    /\b(?:of|from|in|countries|:)\s[^.\n]{0,400}$/.test(text.slice(Math.max(0, at - 420), at))
  );
};

/** "CouponBirds" is a name; "programStudents" are two words that lost their line feed. */
const isCompoundName = (text: string, at: number): boolean => {
  const word = /\S{0,30}$/.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? '';
  return /^[\p{Lu}\W]/u.test(word);
};

/** Without a mark before it, "2." opens an item only after a "1.". */
const isListNumber = (text: string, match: RegExpExecArray): boolean => {
  if (!/[\p{L}\d]\s$/u.test(text.slice(Math.max(0, match.index - 2), match.index))) return true;
  const number = Number.parseInt(match[0].replace(/\D/g, ''), 10);
  const form = match[0].trim().replace(String(number), String(number - 1));
  return number >= 2 && text.slice(Math.max(0, match.index - 600), match.index).includes(form);
};

/** "Applicants must: - live in … - have …": dashes between blanks set off items only after a colon with a dash. */
const isDashList = (text: string, at: number): boolean =>
  /:\s*$|:\s+-\s[^.]{0,500}$/.test(text.slice(Math.max(0, at - 520), at));

/** Splits a text into sentences and list items; together they cover every visible character but the separators. */
export const splitUnits = (text: string): Unit[] => {
  const units: Unit[] = [];
  let from = 0;
  let item = false;
  const push = (to: number): void => {
    let start = from;
    let end = to;
    while (start < end && /\s/.test(text[start] ?? '')) start++;
    while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
    if (end > start) units.push({ start, end, text: text.slice(start, end), item });
  };
  BREAK.lastIndex = 0;
  for (let match = BREAK.exec(text); match !== null; match = BREAK.exec(text)) {
    if (match[0] === '') BREAK.lastIndex++;
    if (match[2] !== undefined && !endsSentence(text, match)) continue;
    if (match[3] !== undefined && isNameListSemicolon(text, match.index)) continue;
    if (match[6] !== undefined && !isListNumber(text, match)) continue;
    if (match[8] !== undefined && isCompoundName(text, match.index)) continue;
    if (match[10] !== undefined && !isDashList(text, match.index)) continue;
    const keepsMark = match[2] !== undefined;
    push(match.index + (keepsMark ? match[0].trimEnd().length : 0));
    from = match.index + match[0].length;
    item =
      match[1] !== undefined ||
      match[3] !== undefined ||
      match[4] !== undefined ||
      match[5] !== undefined ||
      match[6] !== undefined ||
      match[10] !== undefined ||
      match[11] !== undefined;
  }
  push(text.length);
  return units;
};
