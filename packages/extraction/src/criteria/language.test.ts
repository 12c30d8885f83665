import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { languageRule } from './language.ts';

describe('the language rule', () => {
  it('reads a test score', () => {
    expect(findInSentence(languageRule, 'IELTS of at least 7.0 is required.')).toEqual([
      {
        kind: 'language',
        language: 'en',
        test: 'IELTS',
        min: 7,
        alternative: 'language-en',
        quote: 'IELTS of at least 7.0',
      },
    ]);
  });

  it('does not read a score the test cannot give', () => {
    expect(findInSentence(languageRule, 'IELTS 12 is required.')).toEqual([]);
  });

  it('does not read the language of teaching', () => {
    expect(findInSentence(languageRule, 'Courses are taught in English.')).toEqual([]);
  });
});
