import { type CritiqueInput, DIALECTS, type Dialect } from '../critique-input.ts';
import { AMERICAN_SPELLING, BRITISH_SPELLING, DIALECT_COUNTRIES } from './dialects.generated.ts';

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** British where its spellings outnumber the American ones, else American. */
export const dialectOfText = (text: string): Dialect =>
  count(text, BRITISH_SPELLING) > count(text, AMERICAN_SPELLING) ? 'british' : 'american';

/** Undefined for countries where English is not written. */
const dialectOfCountry = (country: string): Dialect | undefined =>
  DIALECTS.find((dialect) => DIALECT_COUNTRIES[dialect]?.includes(country));

/** The dialect given, else that of the student's country, else the one the text is written in. */
export const dialectOf = ({ text, dialect, profile }: CritiqueInput): Dialect => {
  const country = profile?.countryOfResidence ?? profile?.citizenships?.[0] ?? '';
  return dialect ?? dialectOfCountry(country) ?? dialectOfText(text);
};
