import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { disabilityRule } from './disability.ts';

describe('the disability rule', () => {
  it('reads students with a disability', () => {
    expect(findInSentence(disabilityRule, 'Open to students with a physical disability.')).toEqual([
      { kind: 'disability', quote: 'students with a physical disability' },
    ]);
  });

  it('does not read people whom applicants help', () => {
    expect(findInSentence(disabilityRule, 'Open to nurses caring for people with disabilities.')).toEqual([]);
  });
});
