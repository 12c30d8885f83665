import { describe, expect, it } from 'vitest';
import { checkEssay, firstWords } from './essay-text.ts';

describe('an essay', () => {
  it('that is empty is refused in the specified words', () => {
    expect(checkEssay({ essayText: '', prompt: '' })).toEqual({
      essayText: 'Please paste or write your essay.',
    });
  });

  it('has 20,000 characters at most', () => {
    expect(checkEssay({ essayText: 'a'.repeat(20_000), prompt: '' })).toEqual({});
    expect(checkEssay({ essayText: 'a'.repeat(20_001), prompt: '' }).essayText).toBe(
      'Your essay can have at most 20,000 characters; it has 20,001.',
    );
  });

  it('has a prompt of 5,000 characters at most', () => {
    expect(checkEssay({ essayText: 'a', prompt: 'p'.repeat(5000) })).toEqual({});
    expect(checkEssay({ essayText: 'a', prompt: 'p'.repeat(5001) }).prompt).toMatch(/5,001/);
  });
});

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
