import { expect, it } from 'vitest';
import type { CritiqueInput, Dialect } from '../critique-input.ts';
import { dialectOf, dialectOfText } from './dialect.ts';

const text = 'The colour of the harbour.';

it.each<[string, CritiqueInput, Dialect]>([
  ['the country', { profile: { countryOfResidence: 'KE' }, text: '' }, 'british'],
  ['a given dialect before it', { profile: { citizenships: ['AU'] }, dialect: 'canadian', text }, 'canadian'],
  ['the country before the text', { profile: { citizenships: ['US'] }, text }, 'american'],
  ['the text where the country writes no English', { profile: { citizenships: ['BR'] }, text }, 'british'],
  ['the text where no country is known', { text }, 'british'],
])('follows %s', (_name, input, dialect) => {
  expect(dialectOf(input)).toBe(dialect);
});

it.each([
  ['We walked four kilometres to the health centre and organised a neighbourhood watch.', 'british'],
  ['We drove four kilometers to the health center and organized a neighborhood watch.', 'american'],
  ['I sold bread.', 'american'],
  ['One colour and one color.', 'american'],
])('reads it off the words that the two spell apart: %s', (text, dialect) => {
  expect(dialectOfText(text)).toBe(dialect);
});
