import { describe, expect, it } from 'vitest';
import { parseInstitutions, shippedInstitutions } from './institutions.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { readProgrammeFiles } from './read-programme-files.ts';

describe('the institutions of the catalogue', () => {
  it('each stand on a line of an award', () => {
    const lines = readProgrammeFiles().files.flatMap(({ content }) =>
      content.programmes.flatMap(({ eligibility }) => eligibility),
    );
    const named = new Set(lines.flatMap(({ teaching }) => teaching?.institution ?? []));
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
});
