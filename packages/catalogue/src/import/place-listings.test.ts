import { beforeAll, describe, expect, test } from 'vitest';
import { labelledSpellings } from '../duplicates/labelled-cases.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { placeListings } from './place-listings.ts';

describe('spellings of a programme, imported beside the catalogue,', () => {
  const programmes = labelledSpellings();
  const recordsOf = new Map<string, Set<string>>();
  beforeAll(async () => {
    const rows = programmes.flatMap(({ name, listings }) => listings.map((listing) => ({ name, listing })));
    const listings = rows.map(({ listing }) => listing);
    const placed = await placeListings(listings, loadCatalogue().records, '2026-11-21');
    for (const [index, id] of placed.entries()) {
      const name = rows[index]?.name ?? '';
      recordsOf.set(name, (recordsOf.get(name) ?? new Set()).add(id));
    }
  });

  test.each(['Chevening', 'Gates Cambridge', 'Merit Scholarship, Denver', 'Mandela Rhodes'])(
    'become one: %s',
    (name) => {
      expect(recordsOf.get(name)?.size).toBe(1);
    },
  );

  test('24 of one programme are among them, and no record holds two programmes', () => {
    expect(programmes.find(({ name }) => name === 'Chevening')?.listings).toHaveLength(24);
    const all = [...recordsOf.values()].flatMap((ids) => [...ids]);
    expect(new Set(all).size).toBe(all.length);
  });
});
