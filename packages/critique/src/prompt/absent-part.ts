import { countryName, findCountries, findDemonyms } from '@laurel/taxonomies';
import { HOST_CITIES } from '../checks/names.generated.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { ABSENCES as ROWS } from './absence.generated.ts';
import { INTENTS } from './intents.generated.ts';

/** A kind of question that an essay holds no word for, and what to ask the writer. */
export interface Absence {
  id: string;
  question: string;
}

interface Row extends Absence {
  asks: RegExp;
  field?: RegExp;
  weak?: RegExp;
  /** Case matters. */
  named?: RegExp;
  /** Anything that the writer did may be an answer. */
  acts?: true;
  /** The name of the country that is asked about may be an answer. */
  country?: true;
}

/** What would be done differently is hardly told without the words of its kind. */
const ABSENCES: readonly Row[] = [
  ...ROWS,
  ...INTENTS.flatMap((intent) => (intent.id === 'differently' ? [{ ...intent, field: intent.speaks }] : [])),
];
/** So many sentences that may be an answer. */
const ENOUGH = 2;

/** Whether a country, its people, one of its cities or a word made from its name is in a text. */
const namesCountry = (code: string, text: string): boolean =>
  [...findCountries(text), ...findDemonyms(text)].some((hit) => hit.code === code) ||
  (HOST_CITIES[code] ?? []).some((city) => text.includes(city)) ||
  text.toLowerCase().includes((countryName(code) ?? code).toLowerCase().slice(0, 4));

/** Kinds of question that the part asks and no sentence speaks to. What is told in other words than ours is one of them too, so the lists are wide. */
export const absencesOf = (part: string, traits: readonly Traits[]): Absence[] => {
  const texts = traits.map(({ sentence }) => sentence.text);
  return ABSENCES.filter(({ asks, field, weak, named, acts, country }) => {
    if (!asks.test(part)) return false;
    const countries = country ? findCountries(part) : [];
    if (country && countries.length !== 1) return false;
    if (countries.some(({ code }) => namesCountry(code, texts.join('\n')))) return false;
    if (texts.some((text) => field?.test(text) || named?.test(text))) return false;
    // A story told in the present has details, if no past acts.
    if (acts && (traits.some(({ act }) => act) || traits.filter(({ detail }) => detail > 0).length >= ENOUGH))
      return false;
    return texts.filter((text) => weak?.test(text)).length < ENOUGH;
  });
};
