import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { otherRule } from './other.ts';

describe('the other rule', () => {
  it('reads a status a profile can answer', () => {
    expect(findInSentence(otherRule, 'Open to single parents.')).toEqual([
      {
        kind: 'other',
        status: 'single-parent',
        text: 'Open to single parents',
        quote: 'Open to single parents',
      },
    ]);
  });

  it('does not read the children of veterans', () => {
    expect(findInSentence(otherRule, 'For children of veterans.')).toEqual([]);
  });
});
