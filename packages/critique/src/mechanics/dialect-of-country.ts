import type { CritiqueInput, Dialect } from '../critique-input.ts';

const AMERICAN = new Set(['US', 'PR', 'PH', 'LR', 'GU', 'AS', 'VI', 'MP']);
const NAMED: Record<string, Dialect> = { CA: 'canadian', AU: 'australian', NZ: 'australian', IN: 'indian' };
const BRITISH = new Set(
  'GB IE ZA KE NG GH UG TZ ZM ZW MW BW NA SZ LS RW SL GM CM MU SC PK BD LK NP MM MY SG HK JM TT BB GY BS BZ FJ PG MT CY SD SS ET SO'.split(
    ' ',
  ),
);

/** @param country ISO 3166-1 alpha-2 of where the student lives or comes from; without one American spelling is assumed */
export const dialectOfCountry = (country: string | undefined): Dialect =>
  country === undefined || AMERICAN.has(country)
    ? 'american'
    : (NAMED[country] ?? (BRITISH.has(country) ? 'british' : 'american'));

/** The dialect given, else the one of the student's country. */
export const dialectOf = ({ dialect, profile }: CritiqueInput): Dialect =>
  dialect ?? dialectOfCountry(profile?.countryOfResidence ?? profile?.citizenships?.[0]);
