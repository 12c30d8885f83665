import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { minorityRule } from './minority.ts';

describe('the minority rule', () => {
  it('reads a group', () => {
    expect(findInSentence(minorityRule, 'For Māori students.')).toEqual([
      { kind: 'minority', groups: ['maori'], quote: 'Māori' },
    ]);
  });

  it('reads women of colour', () => {
    expect(findInSentence(minorityRule, 'Open to women of color.')).toEqual([
      { kind: 'minority', groups: [], quote: 'women of color' },
    ]);
  });

  it('does not read a colour', () => {
    expect(findInSentence(minorityRule, 'The logo must be black or white.')).toEqual([]);
  });
});
