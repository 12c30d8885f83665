import type { CritiqueInput, Dialect } from '../critique-input.ts';
import { dialectOfText } from './dialect-of-text.ts';

const AMERICAN = new Set(['US', 'PR', 'PH', 'LR', 'GU', 'AS', 'VI', 'MP']);
const NAMED: Record<string, Dialect> = { CA: 'canadian', AU: 'australian', NZ: 'australian', IN: 'indian' };
const BRITISH = new Set(
  'GB IE ZA KE NG GH UG TZ ZM ZW MW BW NA SZ LS RW SL GM CM MU SC PK BD LK NP MM MY SG HK JM TT BB GY BS BZ FJ PG MT CY SD SS ET SO'.split(
    ' ',
  ),
);

/** The dialect of where the student lives or comes from, where English is written there. */
const dialectOfCountry = (country: string): Dialect | undefined =>
  AMERICAN.has(country) ? 'american' : (NAMED[country] ?? (BRITISH.has(country) ? 'british' : undefined));

/** The dialect given, else that of the student's country, else the one the text is written in. */
export const dialectOf = ({ text, dialect, profile }: CritiqueInput): Dialect => {
  const country = profile?.countryOfResidence ?? profile?.citizenships?.[0] ?? '';
  return dialect ?? dialectOfCountry(country) ?? dialectOfText(text);
};
