import { describe, expect, it } from 'vitest';
import { toRecord } from '../../cases/read-cases.ts';
import { runToEnd } from '../match-scholarships.ts';
import { compileCatalogue } from './compile-catalogue.ts';
import type { CompiledCriterion } from './compiled-catalogue.ts';
import { readLists, toLists } from './criteria-lists.ts';
import { readCatalogue } from './read-catalogue.ts';
import { longId, shortId } from './short-ids.ts';
import { readTable, toTable } from './tables.ts';

describe('a short id', () => {
  const organization = 'Königliche Akademie';
  it.each([
    ['konigliche-award', 'PhD Award 2026', 'D-B'],
    ['award-2026-xy', 'PhD Award 2026', 'B-C-xy'],
    ['B-C', 'PhD Award 2026', '=B-C'],
    ['=odd', 'PhD Award 2026', '==odd'],
    ['', '', ''],
  ])('of %j gives it back', (id, title, expected) => {
    const short = shortId({ id, title, organization });
    expect(longId({ id: short, title, organization })).toBe(id);
    expect(short).toBe(expected);
  });
});

describe('a table', () => {
  it('gives objects back with their keys in order, absent ones absent', () => {
    const objects = [{ a: 1, b: null }, { b: 'x', a: 2 }, {}, { a: 1, b: undefined }];
    expect(JSON.stringify(readTable(JSON.parse(JSON.stringify(toTable<object>(objects)))))).toBe(
      JSON.stringify(objects),
    );
  });
});

describe('lists of criteria', () => {
  it('come back in the order of each record', () => {
    const criteria = [
      { is: { kind: 'gender', strength: 'hard', gender: 'female' } },
      { is: { kind: 'other', strength: 'info', text: 'One.' }, words: ['One.'] },
      { is: { kind: 'gender', strength: 'hard', gender: 'male' }, unquoted: true },
    ] as unknown as CompiledCriterion[];
    const codes = [[0, 1, 0], [], [1, 2], [2, 0]];
    const lists = readLists(JSON.parse(JSON.stringify(toLists(criteria, codes))));
    expect(lists).toEqual(codes.map((each) => each.map((code) => criteria[code])));
  });
});

describe('a compiled catalogue', () => {
  it('packs awards of one country beside each other, and gives them back in the order of their ids', () => {
    const records = [
      { id: 'a', hostCountries: ['DE'] },
      { id: 'b', hostCountries: ['CA'] },
      { id: 'c', hostCountries: ['DE'] },
    ].map((own) => ({ ...toRecord({}), ...own }));
    const compiled = runToEnd(compileCatalogue(records, 1));
    const { values, rows } = compiled.columns.hostCountries;
    expect(rows?.map((row) => values[row]) ?? values).toEqual([['CA'], ['DE'], ['DE']]);
    expect(readCatalogue(compiled)?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
