import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { needRule } from './need.ts';

describe('the need rule', () => {
  it('reads a need that must be shown', () => {
    expect(findInSentence(needRule, 'Applicants must have financial need.')).toEqual([
      { kind: 'need', quote: 'have financial need' },
    ]);
  });

  it('makes a weighed need a preference', () => {
    expect(findInSentence(needRule, 'Selection is based on merit and financial need.')).toEqual([
      { kind: 'need', strength: 'preferred', quote: 'financial need' },
    ]);
  });

  it('does not read low-income countries', () => {
    expect(findInSentence(needRule, 'Nationals of low-income countries may apply.')).toEqual([]);
  });
});
