import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { workRule } from './work.ts';

describe('the work rule', () => {
  it('reads years of experience', () => {
    expect(findInSentence(workRule, 'A minimum of four years of relevant experience is required.')).toEqual([
      { kind: 'work', minYears: 4, quote: 'four years of relevant experience' },
    ]);
  });

  it('does not read a ceiling', () => {
    expect(findInSentence(workRule, 'Less than five years of work experience')).toEqual([]);
  });
});
