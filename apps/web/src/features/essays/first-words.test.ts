import { describe, expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

describe('the excerpt of an essay', () => {
  it('is ten words of eleven, and all of ten', () => {
    expect(firstWords('1 2 3 4 5 6 7 8 9 10 11')).toBe('1 2 3 4 5 6 7 8 9 10...');
    expect(firstWords('1 2 3 4 5 6 7 8 9 10')).toBe('1 2 3 4 5 6 7 8 9 10...');
  });

  it('can be shorter', () => {
    expect(firstWords('1 2 3 4 5 6', 5)).toBe('1 2 3 4 5...');
  });

  it('stands on one line, whatever the essay is broken into', () => {
    expect(firstWords('  My mother\n\nsold\tmangoes. ')).toBe('My mother sold mangoes....');
  });
});
