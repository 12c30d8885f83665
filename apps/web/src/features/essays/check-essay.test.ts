import { describe, expect, it } from 'vitest';
import { checkEssay } from './check-essay.ts';

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
