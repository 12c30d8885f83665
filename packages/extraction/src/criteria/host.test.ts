import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { hostRule } from './host.ts';

describe('the host rule', () => {
  it('reads a university of a country', () => {
    expect(findInSentence(hostRule, 'You must be enrolled at a Danish university.')).toEqual([
      { kind: 'host', countries: ['DK'], quote: 'Danish university' },
    ]);
  });

  it('does not read a degree taken elsewhere', () => {
    expect(findInSentence(hostRule, 'You must hold a degree from a university in Denmark.')).toEqual([]);
  });
});
