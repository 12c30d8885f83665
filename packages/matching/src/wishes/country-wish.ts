import { hostStanding } from '../hosts.ts';
import { COUNTRY_VALUE } from '../weights.ts';
import type { Wish } from './wish.ts';

/** The countries of study. */
export const countryWish: Wish = (context) => {
  const { answer, portable } = hostStanding(context.hosts, context);
  if (answer === 'unasked') return undefined;
  if (answer === 'no') return { wish: 'country', value: COUNTRY_VALUE.no, standing: 'mismatch' };
  if (answer === 'unknown') return { wish: 'country', value: COUNTRY_VALUE.unknown, standing: 'open' };
  return {
    wish: 'country',
    value: portable ? COUNTRY_VALUE.portable : COUNTRY_VALUE.yes,
    standing: 'as_asked',
  };
};
