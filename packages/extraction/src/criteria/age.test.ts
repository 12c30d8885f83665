import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { ageRule } from './age.ts';

describe('the age rule', () => {
  it('makes under 30 at most 29', () => {
    expect(findInSentence(ageRule, 'Applicants must be under 30 years of age.')).toEqual([
      { kind: 'age', max: 29, quote: 'under 30' },
    ]);
  });

  it('keeps up to the age of 30 at 30', () => {
    expect(findInSentence(ageRule, 'Open to people up to the age of 30.')).toEqual([
      { kind: 'age', max: 30, quote: 'up to the age of 30' },
    ]);
  });

  it('does not read a decimal', () => {
    expect(findInSentence(ageRule, 'A GPA of 2.25 or above is needed.')).toEqual([]);
  });

  it('does not read a score', () => {
    expect(findInSentence(ageRule, 'A score of 80 or above is needed.')).toEqual([]);
  });
});
