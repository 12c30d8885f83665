import { describe, expect, it } from 'vitest';
import { typeAhead } from './type-ahead.ts';

const offered = (names: string[], typed: string) => typeAhead(() => names.map((name) => ({ name })))(typed);
const values = (names: string[], typed: string) => offered(names, typed).map(({ value }) => value);

describe('typeAhead', () => {
  it('puts the whole name before beginnings, later words, the middle of words and typing errors', () => {
    expect(values(['Working', 'Art king', 'Kingdom', 'King'], 'king')).toEqual([
      'King',
      'Kingdom',
      'Art king',
      'Working',
    ]);
    expect(values(['Western Sahara', 'American Samoa', 'Samoa'], 'sa')).toEqual([
      'Samoa',
      'Western Sahara',
      'American Samoa',
    ]);
    expect(values(['American Samoa', 'Samoa'], 'oa')).toEqual(['American Samoa', 'Samoa']);
  });

  it('keeps the given order among equals', () => {
    expect(values(['Nigeria', 'Niger', 'Germany'], 'nig')).toEqual(['Nigeria', 'Niger']);
    expect(values(['United Kingdom', 'United States'], 'united')).toEqual([
      'United Kingdom',
      'United States',
    ]);
  });

  it('does not mind accents, apostrophes, hyphens, case and spaces around', () => {
    expect(values(['Côte d’Ivoire'], " COTE D'I ")).toEqual(['Côte d’Ivoire']);
    expect(values(['Guinea-Bissau'], 'guinea b')).toEqual(['Guinea-Bissau']);
  });

  it('offers nothing for nothing, and nothing that does not fit', () => {
    expect(values(['Kenya'], '  ')).toEqual([]);
    expect(values(['Kenya'], '?!')).toEqual([]);
    expect(values(['Kenya'], 'xyz')).toEqual([]);
  });

  it('offers eight at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
    expect(values(many, 'name')).toHaveLength(8);
    expect(values(many.slice(0, 8), 'name')).toHaveLength(8);
  });

  it('forgives one typing error from four letters, two from seven, and only where nothing else fits', () => {
    expect(values(['Kenya'], 'kena')).toEqual(['Kenya']);
    expect(values(['Kenya'], 'kna')).toEqual([]);
    expect(values(['Kenya'], 'knea')).toEqual([]);
    expect(values(['Germany'], 'gernamy')).toEqual(['Germany']);
    expect(values(['Germany'], 'gernam')).toEqual([]);
    expect(values(['Iran', 'Iraq'], 'iran')).toEqual(['Iran']);
  });

  it('takes two swapped letters for one error', () => {
    expect(values(['Ethiopia'], 'ehti')).toEqual(['Ethiopia']);
  });

  const countries = typeAhead(() => [
    { name: 'Netherlands', aliases: ['Holland'], codes: ['NL', 'NLD'] },
    { name: 'Holm', isMinor: true },
    { name: 'Hollow' },
  ]);

  it('finds a choice by its aliases and shows the alias that was meant', () => {
    expect(countries('holland')).toEqual([{ value: 'Netherlands', label: 'Netherlands (Holland)' }]);
    expect(countries('nether')).toEqual([{ value: 'Netherlands' }]);
    expect(countries('hollnad')).toEqual([{ value: 'Netherlands', label: 'Netherlands (Holland)' }]);
  });

  it('takes a code only as a whole', () => {
    expect(countries('nl')).toEqual([{ value: 'Netherlands', label: 'Netherlands (NL)' }]);
    expect(countries('n')).toEqual([{ value: 'Netherlands' }]);
    expect(countries('nld')).toEqual([{ value: 'Netherlands', label: 'Netherlands (NLD)' }]);
  });

  it('offers names before aliases, and minor choices after all others that fit as well', () => {
    expect(countries('hol').map(({ value }) => value)).toEqual(['Hollow', 'Netherlands', 'Holm']);
    expect(countries('holm').map(({ value }) => value)).toEqual(['Holm']);
  });
});
