import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { genderRule } from './gender.ts';

describe('the gender rule', () => {
  it('reads women', () => {
    expect(findInSentence(genderRule, 'For women in mathematics.')).toEqual([
      { kind: 'gender', anyOf: ['female'], quote: 'women' },
    ]);
  });

  it('does not read both', () => {
    expect(findInSentence(genderRule, 'For men and women.')).toEqual([]);
  });

  it('does not read a topic', () => {
    expect(findInSentence(genderRule, 'Research on the history of women.')).toEqual([]);
  });
});
