import type { PlaceCode, StudyLevel } from '@laurel/domain';
import { isAnyField, resolveCountry, resolveField } from '@laurel/taxonomies';
import { placesIn } from '../places/place-hits.ts';
import { codesOf } from '../places/read-place-list.ts';
import type { UnitLabel } from '../text/split-units.ts';
import { ALL_BUT, GENDER_WORDS, LEVEL_ITEMS, SILENT, WORDS_OF_NAMES } from './columns.generated.ts';
import { PUPIL_WORDS } from './level/phrases.generated.ts';
import { findLevels, sortedLevels } from './level/words.ts';
import type { Draft } from './rule.ts';

/** A list this long names practically every country. */
const EVERY_COUNTRY = 225;
const MAX_HOSTS = 60;

export const isSilent = (text: string): boolean => text === '' || SILENT.test(text);

const whole = (text: string): { start: number; end: number } => ({ start: 0, end: text.length });

/** Splits at list marks, but not inside quotes. */
const items = (text: string): string[] =>
  (text.match(/"[^"]*"|[^,;/|"\n]+/g) ?? [])
    .map((item) => item.replace(/"/g, '').trim())
    .filter((item) => item !== '');

/** Countries that a column gives by code, "KE, UG". */
const codeItems = (text: string): PlaceCode[] =>
  items(text).flatMap((item) => (/^[A-Z]{2}$/.test(item) ? (resolveCountry(item) ?? []) : []));

/** The field `nationality_text`: whose citizens may apply. */
export const fromNationality = (text: string): Draft[] => {
  if (isSilent(text)) return [];
  const named = placesIn(text);
  // "Commonwealth" alone is a name of countries in this field only.
  const places = (named.length > 0 ? named : placesIn(`${text} countries`)).filter(
    (place) => place.form !== 'region' && place.code !== 'group:international',
  );
  const codes = [...new Set([...codesOf(places), ...codeItems(text)])];
  if (codes.length === 0 || codes.length >= EVERY_COUNTRY) return [];
  const first = places[0];
  const at = whole(text);
  if (first !== undefined && ALL_BUT.test(text.slice(0, first.start))) {
    return [{ kind: 'citizenship', noneOf: codes, ...at }];
  }
  const rest = places.reduceRight((left, place) => left.slice(0, place.start) + left.slice(place.end), text);
  const unread = /\p{L}{4,}/u.test(rest.replace(WORDS_OF_NAMES, ''));
  if (!unread || codes.length > 8) return [{ kind: 'citizenship', anyOf: codes, ...at }];
  return [
    { kind: 'citizenship', anyOf: codes, alternative: 'nationality', ...at },
    { kind: 'other', text, alternative: 'nationality', ...at },
  ];
};

/** The field `level`: what the award funds. */
export const fromLevel = (text: string): Draft[] => {
  if (isSilent(text) || items(text).some(isSilent)) return [];
  const levels: StudyLevel[] = [];
  for (const item of items(text)) {
    const named = findLevels(item).map((mention) => mention.levels);
    // "Postgraduate (Masters)": of the levels the first word means, those in parentheses.
    const narrowed = /\(/.test(item) ? named.at(-1)?.filter((level) => named[0]?.includes(level)) : undefined;
    const found = narrowed && narrowed.length > 0 ? narrowed : named.flat();
    if (found.length > 0) levels.push(...found);
    else if (PUPIL_WORDS.test(item)) levels.push('secondary');
    else levels.push(...(LEVEL_ITEMS.find(({ pattern }) => pattern.test(item))?.levels ?? ['other']));
  }
  const known = sortedLevels(levels);
  return known.every((level) => level === 'other') ? [] : [{ kind: 'level', anyOf: known, ...whole(text) }];
};

/** The field `field`: ISCED-F codes, and the words themselves where no code fits. */
export const fromField = (text: string): Draft[] => {
  const parts = items(text);
  if (isSilent(text) || isAnyField(text) || parts.some((part) => isSilent(part) || isAnyField(part)))
    return [];
  const direct = resolveField(text);
  const resolved = parts.map((part) => resolveField(part));
  const codes = [...new Set(resolved.flat())];
  const all = codes.length > 0 ? codes : direct;
  const complete = direct.length > 0 && resolved.every((part) => part.length > 0);
  const at = whole(text);
  if (complete) return [{ kind: 'field', anyOf: all, ...at }];
  if (all.length === 0) return [{ kind: 'field', text, ...at }];
  return [
    { kind: 'field', anyOf: all, alternative: 'field-list', ...at },
    { kind: 'field', text, alternative: 'field-list', ...at },
  ];
};

/** The field `gender`: both or any is no restriction. */
export const fromGender = (text: string): Draft[] => {
  if (isSilent(text)) return [];
  const genders = GENDER_WORDS.filter(({ pattern }) => pattern.test(text)).map(({ gender }) => gender);
  if (genders.length === 0 || (genders.includes('female') && genders.includes('male'))) return [];
  return [{ kind: 'gender', anyOf: genders, ...whole(text) }];
};

/** Places of study named by `host_country` or `location`: countries and groups, without repetition. */
export const hostCodes = (text: string): PlaceCode[] => {
  if (isSilent(text)) return [];
  const exact = resolveCountry(text);
  if (exact !== undefined) return [exact];
  const codes = codesOf(
    placesIn(text).filter((place) => place.form !== 'demonym' && place.code !== 'group:international'),
  );
  const countries = codes.map((code) => (/^[A-Z]{2}-/.test(code) ? code.slice(0, 2) : code));
  return countries.length > MAX_HOSTS ? [] : [...new Set(countries)];
};

/** Reads a value of a flattened page by its label. A value that is only partly understood gives nothing. */
export const fromLabelled = (column: UnitLabel['column'], text: string): Draft[] => {
  const read = { nationality: fromNationality, level: fromLevel, field: fromField, gender: fromGender };
  const drafts = column === 'none' ? [] : read[column](text);
  const isWhole = drafts.every((draft) => draft.alternative === undefined && !('text' in draft));
  return isWhole ? drafts : [];
};
