import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { firstGenerationRule } from './first-generation.ts';

describe('the first-generation rule', () => {
  it('reads first-generation students', () => {
    expect(findInSentence(firstGenerationRule, 'You must be a first-generation college student.')).toEqual([
      { kind: 'firstGeneration', quote: 'first-generation college student' },
    ]);
  });

  it('does not read first-generation immigrants', () => {
    expect(findInSentence(firstGenerationRule, 'You must be a first-generation immigrant.')).toEqual([]);
  });
});
