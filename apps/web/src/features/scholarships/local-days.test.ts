import { describe, expect, it } from 'vitest';
import { withLocalDays } from './local-days.ts';

describe('a sentence of the engine', () => {
  it.each([
    ['It closes between 1 and 31 December 2026.', 'It closes between 1 and 31 December 2026.'],
    ['the first on 7 December 2026: Hill.', 'the first on Dec 7, 2026: Hill.'],
    [
      'Opens 5 January 2027 and closes around 1 March 2027.',
      'Opens Jan 5, 2027 and closes around Mar 1, 2027.',
    ],
    ['Usually 28 February; in 3 Grant 2027.', 'Usually 28 February; in 3 Grant 2027.'],
  ])('has its days in the form of the cards: %s', (sentence, local) => {
    expect(withLocalDays(sentence, 'en-US')).toBe(local);
  });
});
