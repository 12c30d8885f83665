import { describe, expect, it } from 'vitest';
import { rankOptions } from './rank-options.ts';

const options = ['Nigeria', 'Niger', 'Germany', 'Côte d’Ivoire', 'United Kingdom'].map((value) => ({
  value,
}));
const found = (typed: string) => rankOptions(options, typed).map(({ value }) => value);

describe('type-ahead', () => {
  it('puts beginnings before later words before the rest', () => {
    expect(rankOptions([{ value: 'Art king' }, { value: 'Working' }, { value: 'King' }], 'king')).toEqual([
      { value: 'King' },
      { value: 'Art king' },
      { value: 'Working' },
    ]);
  });

  it('finds names without their accents and apostrophes', () => {
    expect(found("cote d'iv")).toEqual(['Côte d’Ivoire']);
  });

  it('offers nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
  });

  it('keeps the given order among equals', () => {
    expect(found('nig')).toEqual(['Nigeria', 'Niger']);
  });
});
