import { expect, test } from 'vitest';
import { measureFreshness } from './measure-freshness.ts';
import { programmeWith, readFile } from './testing/example-programme.ts';
import { toRecord } from './to-record.ts';

const record = (checked?: string) => {
  const programme = readFile([programmeWith({})]).files[0]?.content.programmes[0];
  if (programme === undefined) throw new Error('the programme does not keep to the format');
  const { provenance, ...rest } = toRecord('Example Foundation', programme);
  const { checked: _, ...known } = provenance;
  return { ...rest, provenance: { ...known, ...(checked ? { checked } : {}) } };
};

test('counts by age of the last check, to the day', () => {
  const days = ['2026-11-21', '2026-10-21', '2026-10-20', '2026-05-22', '2026-05-21', undefined];
  const { total, organizations, sources } = measureFreshness(days.map(record), '2026-11-21');
  expect({ total, organizations }).toEqual({ total: 6, organizations: 1 });
  expect(sources).toHaveLength(1);
  expect(sources[0]).toMatchObject({
    source: 'laurel',
    checked: { month: 2, halfYear: 2, older: 1, never: 1 },
    deadlines: { estimated: 6, announced: 0 },
  });
});
