import { expect, it } from 'vitest';
import { suggestFrom } from './suggest.ts';

const NAMES = [
  'American Samoa',
  'Côte d’Ivoire',
  'Samoa',
  'United Kingdom',
  'United States',
  'Western Sahara',
];
const names = (typed: string) => suggestFrom(NAMES, typed).map(({ value }) => value);

it('puts names that start with it first, then later words, then the middle of words', () => {
  expect(names('sa')).toEqual(['Samoa', 'American Samoa', 'Western Sahara']);
  expect(names('united')).toEqual(['United Kingdom', 'United States']);
  expect(names('oa')).toEqual(['American Samoa', 'Samoa']);
});

it('does not mind accents, apostrophes, case and spaces around', () => {
  expect(names(" COTE D'I ")).toEqual(['Côte d’Ivoire']);
});

it('offers nothing for nothing, and nothing that does not fit', () => {
  expect(names('  ')).toEqual([]);
  expect(names('xyz')).toEqual([]);
});

it('offers eight at most', () => {
  const many = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
  expect(suggestFrom(many, 'name')).toHaveLength(8);
});
