import { expect, it } from 'vitest';
import { countSyllables } from './count-syllables.ts';

it.each([
  ['the', 1],
  ['water', 2],
  ['studied', 2],
  ['university', 5],
  ['make', 1],
])('%s has %i', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});
