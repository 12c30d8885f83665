import { preferences } from '@laurel/contract';
import type { ScholarshipRecord, Student } from '@laurel/domain';
import { compileStudent, matchColumns, matchScholarships } from '@laurel/matching';
import { describe, expect, it } from 'vitest';
import { recordFrom } from '../../testing/scholarship-fixture.ts';
import { createCatalogueColumns } from './catalogue-columns.ts';

const student: Student = {
  preferences: preferences.parse({
    preferredCountries: ['Germany'],
    educationLevel: 'masters',
    fieldsOfStudy: ['Public health'],
    budgetRange: 'full',
  }),
  profile: { citizenships: ['KE'] },
};
const compiled = compileStudent(student, '2026-11-21');

const open = recordFrom({ id: 'open', title: 'Open Scholarship', lines: [['Anyone may apply.']] });
const kenyan = recordFrom({
  id: 'one-country',
  title: 'One Country Scholarship',
  lines: [['Citizens of Kenya.', { kind: 'citizenship', anyOf: ['KE'] }]],
});
const french = recordFrom({
  id: 'one-country',
  title: 'One Country Scholarship',
  lines: [['Citizens of France.', { kind: 'citizenship', anyOf: ['FR'] }]],
});

describe('the columns of the catalogue', () => {
  it('follow it from version to version in place', async () => {
    const columns = createCatalogueColumns();
    const versions: ScholarshipRecord[][] = [[open, kenyan], [open, french], [french], []];
    const first = await columns.of(0, []);
    for (const [index, records] of versions.entries()) {
      const now = await columns.of(index + 1, records);
      expect(now).toBe(first);
      expect(matchColumns(now, compiled)).toEqual(matchScholarships(records, compiled));
    }
  });

  it('say how many records they would have to bring in', async () => {
    const columns = createCatalogueColumns();
    expect(columns.missing(1, [open, kenyan])).toBe(2);
    await columns.of(1, [open, kenyan]);
    expect(columns.missing(1, [open, kenyan])).toBe(0);
    expect(columns.missing(2, [open, french])).toBe(1);
  });

  it('never go back to an older version', async () => {
    const columns = createCatalogueColumns();
    await columns.of(2, [open, french]);
    const now = await columns.of(1, [open, kenyan]);
    expect(matchColumns(now, compiled)).toEqual(matchScholarships([open, french], compiled));
  });

  it('hold one version after another when several are asked for at once', async () => {
    const columns = createCatalogueColumns();
    const many = Array.from({ length: 250 }, (_, index) => ({ ...open, id: `open-${index}` }));
    await Promise.all([columns.of(1, many), columns.of(2, [...many, kenyan])]);
    const now = await columns.of(2, [...many, kenyan]);
    expect(matchColumns(now, compiled).summary.totalMatches).toBe(251);
  });
});
