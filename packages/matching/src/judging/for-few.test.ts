import { describe, expect, it } from 'vitest';
import { isForFew } from './for-few.ts';

describe('a condition in free text', () => {
  it.each([
    'For members of the institution, of every nationality.',
    'Children are unmarried and not older than 24.',
    'Of Armenian descent; citizens of every country.',
    'Catholics, or members of another Christian church.',
    'Survivors of an illness such as cancer.',
  ])('is for few: %s', (line) => {
    expect(isForFew(line)).toBe(true);
  });

  it.each([
    'Very high marks in mathematics at school.',
    'A minimum SAT or ACT score in one sitting.',
    'The doctorate was awarded within the years that the guidelines set.',
    "The year's call sets the score that is asked for.",
  ])('is for anybody: %s', (line) => {
    expect(isForFew(line)).toBe(false);
  });
});
