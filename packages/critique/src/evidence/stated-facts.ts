import type { Degree } from '@laurel/domain';
import { fieldDistance, findCountries, findDemonyms, resolveField } from '@laurel/taxonomies';
import {
  AGE_TODAY,
  AIMED_FIELD,
  AT_PRESENT,
  BEGAN_WORK,
  DEGREE_WORDS,
  FROM,
  GPA,
  INSTITUTION,
  SINCE_THEN,
  YEARS_OF_WORK,
} from './phrases.generated.ts';
import type { Traits } from './read-traits.ts';

/** A fact about the writer in an essay, to compare with the profile. */
export interface StatedFact<T> {
  value: T;
  /** The essay's words. */
  words: string;
  at: Traits;
}

export const statedDegree = (traits: readonly Traits[]): StatedFact<Degree> | undefined => {
  return first(traits, ({ sentence }) => {
    const words = AT_PRESENT.exec(sentence.text)?.[1];
    const degree =
      words === undefined ? undefined : DEGREE_WORDS.find(({ pattern }) => pattern.test(words))?.degree;
    return words !== undefined && degree !== undefined ? [degree, words] : undefined;
  });
};

export const statedInstitution = (traits: readonly Traits[]): StatedFact<string> | undefined =>
  first(traits, ({ sentence }) => {
    const name = INSTITUTION.exec(sentence.text)?.[1]?.trim();
    return name?.includes(' ') ? [name, name] : undefined;
  });

/** ISO 3166-1 code of the country that the writer comes from. */
export const statedOrigin = (traits: readonly Traits[]): StatedFact<string> | undefined =>
  first(traits, ({ sentence }) => {
    for (const match of sentence.text.matchAll(FROM)) {
      const words = match[1] ?? '';
      const byPlace = /from|born/i.test(match[0].slice(0, 24));
      const hit = byPlace ? findCountries(words)[0] : findDemonyms(words).find(({ start }) => start <= 12);
      if (hit && /^[A-Z]{2}$/.test(hit.code))
        return [hit.code, match[0].slice(0, match[0].length - words.length + hit.end).trim()];
    }
    return undefined;
  });

/** Grade averages on the 4.0 scale, in order. */
export const statedGpas = (traits: readonly Traits[]): StatedFact<number>[] =>
  traits.flatMap((at) => {
    const match = GPA.exec(at.sentence.text);
    const value = Number(match?.[1] ?? match?.[2]);
    return match && value <= 4 ? [{ value, words: match[0], at }] : [];
  });

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const statedNumber = (traits: readonly Traits[], pattern: RegExp): StatedFact<number> | undefined =>
  first(traits, ({ sentence }) => {
    const [words, digits = ''] = pattern.exec(sentence.text) ?? [];
    const spelled = NUMBERS.indexOf(digits.toLowerCase());
    const value = spelled >= 0 ? spelled : Number(digits);
    return words !== undefined && Number.isInteger(value) ? [value, words] : undefined;
  });

/** In years. */
export const statedWork = (traits: readonly Traits[]): StatedFact<number> | undefined =>
  statedNumber(traits, YEARS_OF_WORK);

/** In sentences, from the year in which the work began to its length. */
const SOON_AFTER = 2;

/** "Since 2023 I am the agronomist … In these five years …", in years. */
export const statedSinceThen = (traits: readonly Traits[]): StatedFact<number> | undefined => {
  const began = traits.findIndex(({ sentence }) => BEGAN_WORK.test(sentence.text));
  return began < 0 ? undefined : statedNumber(traits.slice(began, began + SOON_AFTER + 1), SINCE_THEN);
};

/** In years, of today. */
export const statedAge = (traits: readonly Traits[]): StatedFact<number> | undefined =>
  statedNumber(traits, AGE_TODAY);

/** The field of a degree the writer aims for, with its ISCED-F codes. */
export const aimedField = (traits: readonly Traits[]): StatedFact<string[]> | undefined =>
  first(traits, ({ goal, sentence }) => {
    const [all = '', words] = (goal && AIMED_FIELD.exec(sentence.text)) || [];
    if (words === undefined) return undefined;
    const isReading = /^stud/i.test(all);
    for (let length = words.split(' ').length; length > 0; length -= 1) {
      const name = words.split(' ').slice(0, length).join(' ');
      // "Study literature on the theme" is reading.
      if (isReading && /^(?:on|about|of|related)$/i.test(words.split(' ')[length] ?? '')) continue;
      const codes = resolveField(name);
      if (codes.length > 0) return [codes, name];
    }
    return undefined;
  });

/** True when no code of one list is near a code of the other. */
export const areFieldsApart = (left: readonly string[], right: readonly string[]): boolean =>
  left.every((a) => right.every((b) => fieldDistance(a, b) === 'unrelated'));

const first = <T>(
  traits: readonly Traits[],
  read: (each: Traits) => [T, string] | undefined,
): StatedFact<T> | undefined => {
  for (const at of traits) {
    const found = read(at);
    if (found) return { value: found[0], words: found[1], at };
  }
  return undefined;
};
