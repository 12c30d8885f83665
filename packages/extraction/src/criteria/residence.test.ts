import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { residenceRule } from './residence.ts';

describe('the residence rule', () => {
  it('reads residents of a state', () => {
    expect(findInSentence(residenceRule, 'You must be a resident of Utah.')).toEqual([
      { kind: 'residence', anyOf: ['US-UT'], quote: 'resident of Utah' },
    ]);
  });

  it('leaves permanent residents of a country to citizenship', () => {
    expect(findInSentence(residenceRule, 'You must be a permanent resident of Canada.')).toEqual([]);
  });

  it('does not read a wish to move', () => {
    expect(findInSentence(residenceRule, 'You must be willing to live in Spain.')).toEqual([]);
  });
});
