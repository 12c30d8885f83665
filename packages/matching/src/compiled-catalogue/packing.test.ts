import { describe, expect, it } from 'vitest';
import { toRecord } from '../../cases/read-cases.ts';
import { isVisit } from '../criteria/host.ts';
import { runToEnd } from '../match-scholarships.ts';
import { toColumn, valueAt } from './columns.ts';
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

describe('a column', () => {
  it.each([1, 2, 91, 92, 300])('of %i values gives each of them back', (distinct) => {
    const all = Array.from({ length: 2 * distinct }, (_, row) => (row * 7) % distinct);
    const column = JSON.parse(JSON.stringify(toColumn(all)));
    expect(all.map((_, row) => valueAt(column, row))).toEqual(all);
    expect(typeof column.rows).toBe(distinct > 91 ? 'object' : 'string');
  });

  it('of values that differ has no index', () => {
    expect(toColumn(['a', 'b', 'c'])).toEqual({ values: ['a', 'b', 'c'] });
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
      {
        is: {
          kind: 'claim',
          strength: 'hard',
          question: 'new-poet',
          text: 'Are you a poet?',
          label: 'a poet',
        },
      },
    ] as unknown as CompiledCriterion[];
    const codes = [[0, 1, 0], [], [1, 2, 3], [2, 0, 3]];
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
    const hosts = [0, 1, 2].map((row) => valueAt(compiled.columns.hostCountries, row));
    expect(hosts).toEqual([['CA'], ['DE'], ['DE']]);
    expect(readCatalogue(compiled)?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('keeps that an award is for a stay, and its newest opening day', () => {
    const record = {
      ...toRecord({}),
      eligibility: 'For any level.\nFor a research visit of three months.',
      deadline: {
        ...toRecord({}).deadline,
        cycles: [
          { opens: '2024-02-01', url: '' },
          { opens: '2025-02-03', url: '' },
          { opens: '2026', url: '' },
        ],
      },
    };
    const read = readCatalogue(runToEnd(compileCatalogue([record], 1)))?.[0];
    expect(read && isVisit(read)).toBe(true);
    expect(read?.deadline.cycles).toEqual([{ opens: '2025-02-03', url: '' }]);
  });
});
