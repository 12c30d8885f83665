import { expect, it } from 'vitest';
import { dialectOfText } from './dialect-of-text.ts';

it.each([
  ['We walked four kilometres to the health centre and organised a neighbourhood watch.', 'british'],
  ['We drove four kilometers to the health center and organized a neighborhood watch.', 'american'],
  ['I sold bread.', 'american'],
  ['One colour and one color.', 'american'],
])('reads it off the words that the two spell apart: %s', (text, dialect) => {
  expect(dialectOfText(text)).toBe(dialect);
});
