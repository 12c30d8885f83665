import { describe, expect, it } from 'vitest';
import { parseFamilies, shippedFamilies } from './families.ts';
import { loadCatalogue } from './load-catalogue.ts';

const THREE = 'members: [one-award, two-award, three-award]';

describe('the families of the catalogue', () => {
  it('have programmes of the catalogue that are still given as members', () => {
    const given = new Set(loadCatalogue().records.flatMap(({ id, ended }) => (ended ? [] : id)));
    expect([...shippedFamilies().keys()].filter((id) => !given.has(id))).toEqual([]);
  });

  it('stand on the records of their members', () => {
    const record = loadCatalogue().records.find(({ id }) => id === 'amherst-college-financial-aid');
    expect(record?.family).toEqual({ id: 'us-full-need', name: 'US colleges that meet full need' });
  });

  it.each([
    [
      'a member of two',
      `a: { name: Some awards, ${THREE} }\nb: { name: Other awards, ${THREE} }`,
      'is of a and b',
    ],
    ['fewer than three members', 'a: { name: Some awards, members: [one-award, two-award] }', 'members'],
    ['a name that ends a sentence', `a: { name: Some awards., ${THREE} }`, 'without a full stop'],
  ])('refuse %s', (_, yaml, message) => {
    expect(() => parseFamilies(yaml)).toThrow(message);
  });
});
