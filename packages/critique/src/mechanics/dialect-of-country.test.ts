import { expect, it } from 'vitest';
import { dialectOf, dialectOfCountry } from './dialect-of-country.ts';

it('follows the country, and a given dialect before it', () => {
  expect([
    dialectOfCountry('KE'),
    dialectOfCountry('US'),
    dialectOfCountry('IN'),
    dialectOfCountry(undefined),
  ]).toEqual(['british', 'american', 'indian', 'american']);
  expect(dialectOf({ text: '', profile: { citizenships: ['AU'] } })).toBe('australian');
  expect(dialectOf({ text: '', dialect: 'canadian', profile: { citizenships: ['AU'] } })).toBe('canadian');
});
