import { resolveLanguage } from '../languages/languages.ts';
import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';
import { withoutEnds } from '../text/without-ends.ts';
import { ANY_FIELD_PHRASES, FIELD_LEAD, FIELD_TAIL } from './context.generated.ts';
import { fieldPhrases } from './field-phrases.ts';
import { fieldAncestors, fieldName } from './iscedf-tree.ts';

/** A degree's name says nothing of the field. */
const BARE_DEGREE =
  /^(?:bachelor|master|associate|doctor)s?(?: degree)? (?:of|in) (?:science|arts|philosophy)(?: degree)?$/;
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
export const isAnyField = (text: string): boolean => anyField().has(phraseKey(text));

const lookUp = (key: string): string[] | undefined => {
  if (BARE_DEGREE.test(key)) return [];
  return withoutEnds(key, FIELD_LEAD, FIELD_TAIL)
    .map((each) => byKey().get(each))
    .find((codes) => codes !== undefined);
};

/** Written in any other way "med" is short for medicine. */
const MASTER_OF_EDUCATION = /^(?:MEd|M\.\s?E[dD]\.?)$/;

/** A name with one bracket at its end. */
const BRACKETED = /^([^()]+)\(([^()]+)\)$/;
/** Separators of lists: "Engineering, Law / Economics; Music". "and" only when both sides are known fields. */
const LIST = /\s*[,;/|+•·\n]\s*|\s+(?:or|&)\s+/;

const resolveParts = (text: string): string[] => {
  const parts = text.split(LIST).filter((part) => part.trim() !== '');
  if (parts.length > 1) return parts.flatMap((part) => readField(part));
  const halves = text.split(/\s+and\s+/i);
  if (halves.length < 2) return [];
  const resolved = halves.map((half) => readField(half));
  return resolved.every((codes) => codes.length > 0) ? resolved.flat() : [];
};

/** A language's name alone is the study of it; two-letter codes are no names. */
const languageField = (text: string): string[] | undefined =>
  text.length > 2 && resolveLanguage(text) !== undefined ? ['0231'] : undefined;

/** "Engineering (Civil)": a bracket that only narrows what stands before it takes its place. */
const narrowed = (outer: string[], bracket: string): string[] => {
  const inner = readField(bracket);
  const within = (code: string) => outer.some((each) => each === code || fieldAncestors(code).includes(each));
  return inner.length > 0 && inner.every(within) ? inner : outer;
};

/**
 * ISCED-F 2013 codes of the field, or of the list of fields, that the whole text names ("AI", "BSc Nursing",
 * "Law, Economics"). A name that spans fields gives several codes ("STEM" -> 05, 06, 07); unknown parts of a list are
 * skipped; an unknown text or one that welcomes all fields gives an empty list.
 */
export const readField = (text: string): string[] => {
  const trimmed = text.trim();
  if (fieldName(trimmed) !== undefined) return [trimmed];
  if (isAnyField(trimmed)) return [];
  if (phraseKey(trimmed) === 'med' && !MASTER_OF_EDUCATION.test(trimmed)) return readField('Medicine');
  const [, name = trimmed, bracket = ''] = BRACKETED.exec(trimmed) ?? [];
  const whole = lookUp(phraseKey(name)) ?? languageField(name);
  const found = whole ? narrowed(whole, bracket) : resolveParts(trimmed.replace(/[()[\]"“”]/g, ','));
  return [...new Set(found)];
};
