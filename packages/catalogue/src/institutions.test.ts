import { utcDay } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import {
  countInstitutions,
  institutionProblems,
  institutionSaying,
  parseInstitutions,
  shippedInstitutions,
  teachingParts,
} from './institutions.ts';
import { loadCatalogue } from './load-catalogue.ts';

describe('the institutions of the catalogue', () => {
  it('each stand on a line of an award', () => {
    // What a line refers to stands in the record as its file has it; reading all files again takes seconds.
    const criteria = loadCatalogue().records.flatMap((record) => record.criteria);
    const named = new Set(
      criteria.flatMap((criterion) =>
        criterion.kind === 'teaching' ? (institutionSaying(criterion) ?? []) : [],
      ),
    );
    expect([...shippedInstitutions().keys()].filter((id) => !named.has(id))).toEqual([]);
  });

  it('give their fields to the record, quoting the line that names them', () => {
    const record = loadCatalogue().records.find(({ id }) => id === 'amherst-college-financial-aid');
    expect(record?.criteria.find(({ kind }) => kind === 'teaching')).toMatchObject({
      institution: 'Amherst College',
      noneOf: expect.arrayContaining(['0913']),
      appliesToLevels: ['undergraduate'],
      evidence: [{ field: 'eligibility', quote: 'At Amherst College.' }],
    });
  });

  it.each([
    ['one that says nothing', 'olin: { name: Olin College }', 'say what it teaches'],
    [
      'one that says both',
      "olin: { name: Olin College, teaches: ['07'], lacks: ['09'] }",
      'say what it teaches',
    ],
    ['a field that is no code', 'olin: { name: Olin College, teaches: [nursing] }', 'ISCED-F'],
    ['an unknown level', "olin: { name: Olin College, lacks: ['09'], levels: [school] }", 'is not one of'],
  ])('refuse %s', (_, yaml, message) => {
    expect(() => parseInstitutions(yaml)).toThrow(message);
  });

  it('hold at each level what stands there for it, and elsewhere what holds for all', () => {
    const example = parse(
      `{ name: Example University, lacks: ['09'], at: { undergraduate: { teaches: ['041'] } } }`,
    );
    expect(teachingParts(example)).toMatchObject([
      { lacks: ['09'], levels: ['masters', 'phd', 'postdoc', 'other'] },
      { teaches: ['041'], levels: ['undergraduate'] },
    ]);
  });

  it('are told to be wrong where a field is no field, or a page no page of theirs', () => {
    const example = parse(
      `{ name: Example University, lacks: ['0999'], evidence: [{ url: 'https://www.scholars4dev.com/1', read: '2026-11-25' }] }`,
    );
    expect(institutionProblems(new Map([['example', example]]), '2026-11-24')).toEqual([
      expect.stringContaining('0999'),
      expect.stringContaining('lies in the future'),
      expect.stringContaining('lists other people'),
    ]);
    expect(institutionProblems(shippedInstitutions(), utcDay(new Date()))).toEqual([]);
  });

  it('rest on pages where each of their levels does', () => {
    const page = `evidence: [{ url: 'https://example.org/courses', read: '2026-11-24' }]`;
    const read = parse(`{ name: Example University, lacks: ['09'], ${page} }`);
    const half = parse(
      `{ name: Example University, lacks: ['09'], ${page}, at: { phd: { lacks: ['01'] } } }`,
    );
    const part = parse(
      `{ name: Example University, lacks: ['09'], evidence: [{ url: 'https://example.org/courses', read: '2026-11-24', fields: ['09'] }] }`,
    );
    expect(countInstitutions(new Map(Object.entries({ read, half, part })))).toEqual({
      total: 3,
      page: 1,
      partly: 2,
      editorial: 0,
    });
  });
});

const parse = (yaml: string) => {
  const authored = parseInstitutions(`example: ${yaml}`).get('example');
  if (authored === undefined) throw new Error('the institution does not keep to the format');
  return authored;
};
