import { once } from '../text/once.ts';
import {
  buildPhraseIndex,
  normOf,
  type PhraseHit,
  rawOf,
  scanPhrases,
  spanOf,
} from '../text/phrase-index.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import * as context from './context.generated.ts';
import { georgiaMeans } from './georgia.ts';
import { countryPhrases } from './resolve-country.ts';

const BLOCKED = '';
const CAPITAL_ONLY = new Set(context.CAPITAL_ONLY);
const UPPER_ONLY = new Set(context.UPPER_ONLY);
const PERSON_NAMES = new Set(context.PERSON_NAMES);
const PLACE_NEIGHBOURS = new Set(context.PLACE_NEIGHBOURS);
const PLACE_LEADS = new Set(context.PLACE_LEADS);
const PRONOUN_CUES = new Set(context.PRONOUN_CUES);
const PRONOUN_VERBS = new Set(context.PRONOUN_VERBS);

const index = once(() =>
  buildPhraseIndex<string>([
    ...context.COUNTRY_BLOCKERS.map((phrase): [string, string] => [phrase, BLOCKED]),
    ...countryPhrases().filter(([phrase]) => !/^the /i.test(phrase)),
  ]),
);

const isUpper = (raw: string): boolean => raw === raw.toUpperCase() && raw !== raw.toLowerCase();

const isCapitalised = (raw: string): boolean => /^\p{Lu}/u.test(raw);

/** A place named in a text: `text.slice(start, end)` are its words. Offsets are UTF-16. */
export interface PlaceHit {
  code: string;
  start: number;
  end: number;
}

/** A capitalised neighbour that is no place word makes "Jordan" or "Chad" a person's name. */
const looksLikePerson = (text: string, tokens: Token[], hit: PhraseHit<string>): boolean => {
  if (PLACE_LEADS.has(tokens[hit.first - 1]?.norm ?? '')) return false;
  return [tokens[hit.first - 1], tokens[hit.last + 1]].some((neighbour) => {
    if (!neighbour?.isWord || PLACE_NEIGHBOURS.has(neighbour.norm)) return false;
    const raw = text.slice(neighbour.start, neighbour.end);
    return isCapitalised(raw) && !isUpper(raw);
  });
};

/** Whether "US" after `before` is the pronoun: "Contact US", "HELP US". */
const isPronoun = (text: string, before: Token | undefined): boolean => {
  if (!before) return false;
  if (PRONOUN_VERBS.has(before.norm)) return true;
  return PRONOUN_CUES.has(before.norm) && isUpper(text.slice(before.start, before.end));
};

const isCountryHere = (text: string, tokens: Token[], hit: PhraseHit<string>): boolean => {
  if (hit.value === BLOCKED) return true;
  const raw = rawOf(text, tokens, hit);
  const norm = normOf(tokens, hit);
  if (UPPER_ONLY.has(norm) && !isUpper(raw)) return false;
  if (norm === 'us' && !raw.includes('.') && isPronoun(text, tokens[hit.first - 1])) return false;
  if (CAPITAL_ONLY.has(norm) && !isCapitalised(raw)) return false;
  if (norm === 'georgia') return georgiaMeans(text, tokens, hit.first) === 'country';
  return !(PERSON_NAMES.has(norm) && looksLikePerson(text, tokens, hit));
};

/**
 * Finds the countries that running text names, longest name first at each place, whole words only ("Guinea-Bissau" is not
 * "Guinea"). A word that could as well be something else in its context ("us", "turkey", "Jordan Smith", an undecided
 * "Georgia") is left out. The caller reads negation ("outside the UK").
 */
export const findCountries = (text: string): PlaceHit[] => {
  const tokens = tokenise(text);
  return scanPhrases(tokens, index(), (hit) => isCountryHere(text, tokens, hit))
    .filter((hit) => hit.value !== BLOCKED)
    .map((hit) => ({ code: hit.value, ...spanOf(tokens, hit) }));
};
