import { ANY_FIELD_PHRASES } from '../data/field-context.ts';
import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';
import { fieldPhrases } from './field-phrases.ts';
import { fieldName } from './iscedf-tree.ts';

/** Words around a field's name that change nothing: "Bachelor of …", "… degree", "the field of …". */
const LEAD =
  /^(?:the |a |an |any |all |study of |studies in |degrees? in |major(?:ing|s)? in |fields? of |area of |areas of |school of |faculty of |department of |bachelors? (?:degree )?(?:of|in) |masters? (?:degree )?(?:of|in) |doctorate (?:of|in) |doctor of |diploma (?:of|in) |phd (?:in )?|ph d (?:in )?|msc (?:in )?|m sc (?:in )?|bsc (?:in )?|ma in |ba in |mphil (?:in )?|graduate |undergraduate |postgraduate |applied |advanced |general |theoretical |international |modern |pure |experimental |computational |clinical )/;
const TAIL =
  /(?: (?:degrees?|majors?|studies|programs?|programmes?|fields?|disciplines?|subjects?|courses?|departments?|students?|sciences?|research|education|related(?: (?:fields?|disciplines?|subjects?))?|and related (?:fields?|disciplines?|subjects?|areas?)|or related (?:fields?|disciplines?|subjects?)|hons|honours|phd|msc|bsc|and technology|engineering and technology))$/;

/** Phrases whose tail or head is part of the name are in the table, so stripping only happens after a miss. */
const STRIP_LIMIT = 4;

const byKey = once(() => {
  const index = new Map<string, string[]>();
  for (const [phrase, codes] of fieldPhrases()) {
    const key = phraseKey(phrase);
    if (!index.has(key)) index.set(key, codes);
  }
  return index;
});

const anyField = once(() => new Set(ANY_FIELD_PHRASES.map(phraseKey)));

/** Whether the text says that every field is welcome: "All fields", "Any discipline", "A LOT OF DISCIPLINES". */
export function isAnyField(text: string): boolean {
  return anyField().has(phraseKey(text));
}

function lookUp(key: string): string[] | undefined {
  const direct = byKey().get(key);
  if (direct) return direct;
  let stripped = key;
  for (let i = 0; i < STRIP_LIMIT; i++) {
    const next = stripped.replace(TAIL, '');
    const shorter = next === stripped ? stripped.replace(LEAD, '') : next;
    if (shorter === stripped) return undefined;
    stripped = shorter;
    const found = byKey().get(stripped);
    if (found) return found;
  }
  return undefined;
}

/** Separators of lists: "Engineering, Law / Economics; Music". "and" only when both sides are known fields. */
const LIST = /\s*[,;/|+•·\n]\s*|\s+(?:or|&)\s+/;

function resolveParts(text: string): string[] {
  const parts = text.split(LIST).filter((part) => part.trim() !== '');
  if (parts.length > 1) return parts.flatMap((part) => resolveField(part));
  const halves = text.split(/\s+and\s+/i);
  if (halves.length < 2) return [];
  const resolved = halves.map((half) => resolveField(half));
  return resolved.every((codes) => codes.length > 0) ? resolved.flat() : [];
}

/**
 * ISCED-F 2013 codes of the field, or of the list of fields, that the whole text names ("AI", "BSc Nursing",
 * "Law, Economics"). A name that spans fields gives several codes ("STEM" -> 05, 06, 07); unknown parts of a list are
 * skipped; an unknown text or one that welcomes all fields gives an empty list.
 */
export function resolveField(text: string): string[] {
  const trimmed = text.trim();
  if (fieldName(trimmed) !== undefined) return [trimmed];
  if (isAnyField(trimmed)) return [];
  const whole = lookUp(phraseKey(trimmed.replace(/\([^)]*\)/g, ' ')));
  const found = whole ?? resolveParts(trimmed.replace(/[()[\]"“”]/g, ','));
  return [...new Set(found)];
}
