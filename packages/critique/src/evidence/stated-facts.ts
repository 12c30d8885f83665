import type { Degree } from '@laurel/domain';
import { fieldDistance, findCountries, findDemonyms, resolveField } from '@laurel/taxonomies';
import type { Traits } from './read-traits.ts';

/** Something an essay states about its writer that the profile may know otherwise. */
export interface StatedFact<T> {
  value: T;
  /** The essay's words. */
  words: string;
  at: Traits;
}

const DEGREE_WORDS: readonly [RegExp, Degree][] = [
  [/\b(?:Ph\.?D\.?|doctoral|doctorate)\b/i, 'phd'],
  [/\b(?:master(?:[’']?s)?|M\.?Sc\.?|MBA|graduate)\b/i, 'masters'],
  [
    /\b(?:undergraduate|bachelor(?:[’']?s)?|B\.?Sc\.?|freshman|sophomore|junior|(?:first|second|third|fourth|final)[- ]year)\b/i,
    'undergraduate',
  ],
  [/\b(?:high[- ]school|secondary[- ]school)\b/i, 'secondary'],
];
const AT_PRESENT =
  /\bI(?: am|’m|'m)(?: currently| now)? (?:an? |in my |doing |pursuing |studying |enrolled in |completing |finishing |working towards? )(?:my |an? |the )?((?:[\p{L}.’'-]+ ){0,3}?(?:student|undergraduate|Ph\.?D\.?|doctorate|master[’']?s?|bachelor[’']?s?|M\.?Sc\.?|B\.?Sc\.?|freshman|sophomore)(?: degree| student| candidate)?)/iu;

export const statedDegree = (traits: readonly Traits[]): StatedFact<Degree> | undefined => {
  return first(traits, ({ sentence }) => {
    const words = AT_PRESENT.exec(sentence.text)?.[1];
    const degree =
      words === undefined ? undefined : DEGREE_WORDS.find(([pattern]) => pattern.test(words))?.[1];
    return words !== undefined && degree !== undefined ? [degree, words] : undefined;
  });
};

const INSTITUTION =
  /\b(?:I (?:currently |now )?(?:study|attend)|I(?: am|’m|'m)[^.?!]{0,60}(?:student|studying|enrolled|undergraduate|degree))\b[^.?!]{0,60}?\b(?:at|in|of)? ?(?:the )?((?:\p{Lu}[\p{L}’'-]+ ){0,4}(?:University|Institute|College|Polytechnic)(?: of(?: \p{Lu}[\p{L}’'-]+){1,4})?)/u;

export const statedInstitution = (traits: readonly Traits[]): StatedFact<string> | undefined =>
  first(traits, ({ sentence }) => {
    const name = INSTITUTION.exec(sentence.text)?.[1]?.trim();
    return name?.includes(' ') ? [name, name] : undefined;
  });

const FROM =
  /\b(?:I (?:am|come) (?:originally )?from|I was born (?:and raised )?in|as an?|I(?: am|’m|'m) an?)\b([^.?!;]{0,60})/giu;

/** Codes of the countries the writer says to be from. */
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

const GPA =
  /\b(?:C?GPA|grade point average)\b[^.\d]{0,20}(\d\.\d{1,2})\b|\b(\d\.\d{1,2})(?: ?\/ ?4(?:\.0+)?)? (?:C?GPA|grade point average)\b/i;

/** Grade averages on the 4.0 scale, in order. */
export const statedGpas = (traits: readonly Traits[]): StatedFact<number>[] =>
  traits.flatMap((at) => {
    const match = GPA.exec(at.sentence.text);
    const value = Number(match?.[1] ?? match?.[2]);
    return match && value <= 4 ? [{ value, words: match[0], at }] : [];
  });

const AIMED_FIELD =
  /\b(?:degree|master[’']?s|Ph\.?D\.?|doctorate|bachelor[’']?s|M\.?Sc\.?|B\.?Sc\.?|study|major(?:ing)? in|studies)(?: degree)?(?: in)? ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)/iu;

/** The field of a degree the writer aims for, with its ISCED-F codes. */
export const aimedField = (traits: readonly Traits[]): StatedFact<string[]> | undefined =>
  first(traits, ({ goal, sentence }) => {
    const words = goal ? AIMED_FIELD.exec(sentence.text)?.[1] : undefined;
    if (words === undefined) return undefined;
    for (let length = words.split(' ').length; length > 0; length -= 1) {
      const name = words.split(' ').slice(0, length).join(' ');
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
