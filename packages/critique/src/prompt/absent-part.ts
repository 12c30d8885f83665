import { countryName, findCountries, findDemonyms } from '@laurel/taxonomies';
import { HOST_CITIES } from '../checks/names.generated.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { ABSENCES as ROWS } from './absence.generated.ts';
import { INTENTS } from './intents.generated.ts';
import { ONE_OF_ASKED, TITLED_PERSON } from './phrases.generated.ts';

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
  /** A sentence with these words is no answer. */
  never?: RegExp;
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
export const namesCountry = (code: string, text: string): boolean =>
  [...findCountries(text), ...findDemonyms(text)].some((hit) => hit.code === code) ||
  (HOST_CITIES[code] ?? []).some((city) => text.includes(city)) ||
  text.toLowerCase().includes((countryName(code) ?? code).toLowerCase().slice(0, 4));

/** Kinds of question that the part asks and no sentence speaks to. What is told in other words than ours is one of them too, so the lists are wide. */
export const absencesOf = (part: string, traits: readonly Traits[]): Absence[] => [
  ...ABSENCES.filter((row) => isAbsent(row, part, traits)),
  ...onlyMany(part, traits),
];

const isAbsent = (row: Row, part: string, traits: readonly Traits[]): boolean => {
  const { asks, field, weak, named, never, acts } = row;
  if (!asks.test(part)) return false;
  const texts = traits.map(({ sentence }) => sentence.text).filter((text) => !never?.test(text));
  const countries = row.country ? findCountries(part) : [];
  if (row.country && countries.length !== 1) return false;
  if (countries.some(({ code }) => namesCountry(code, texts.join('\n')))) return false;
  if (texts.some((text) => field?.test(text) || named?.test(text))) return false;
  // A story told in the present has details, if no past acts.
  if (acts && (traits.some(({ act }) => act) || traits.filter(({ detail }) => detail > 0).length >= ENOUGH))
    return false;
  return texts.filter((text) => weak?.test(text)).length < ENOUGH;
};

/** "An experience with one patient", and the essay has "many different patients" alone. Somebody with a name may be the one. */
const onlyMany = (part: string, traits: readonly Traits[]): Absence[] => {
  const noun = ONE_OF_ASKED.exec(part)?.[1];
  if (!noun) return [];
  const many = new RegExp(
    `\\b(?:many|different|all|most|several|various|these|those|our|my|with|of|for) (?:\\w+ ){0,2}${noun}s\\b`,
    'i',
  );
  const one = new RegExp(
    `\\b(?:an?|one|the|this|that|my|our|another|first|last|his|her|old|young|no) (?:\\p{L}+[ -]){0,3}${noun}\\b(?![’']?s\\b)`,
    'iu',
  );
  const texts = traits.map(({ sentence }) => sentence.text);
  if (
    !texts.some((text) => many.test(text)) ||
    texts.some((text) => one.test(text) || TITLED_PERSON.test(text))
  )
    return [];
  return [
    {
      id: 'one',
      question: `Which one ${noun} would you tell about, on which day, and what was said or done?`,
    },
  ];
};
