import { describe, expect, it } from 'vitest';
import { textTokens } from './text-tokens.ts';

describe('the telling words of a text', () => {
  it('leave out short and common words', () => {
    expect([...textTokens('I want to study malaria in rural clinics')]).toEqual([
      'malaria',
      'rural',
      'clinic',
    ]);
  });
  it('fold plurals, so that studies of vaccines meet a vaccine', () => {
    expect(textTokens('Vaccines')).toEqual(textTokens('a vaccine'));
    expect(textTokens('policies')).toEqual(textTokens('policy'));
  });
  it('keep letters of every script', () => {
    expect(textTokens('Économie politique').has('économie')).toBe(true);
  });
});
