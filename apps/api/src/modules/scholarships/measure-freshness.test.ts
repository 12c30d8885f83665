import { expect, it } from 'vitest';
import { recordFrom } from '../../testing/scholarship-fixture.ts';
import { measureFreshness } from './measure-freshness.ts';

const record = (id: string, checked?: string) => {
  const { provenance, ...rest } = recordFrom({ id, title: id, lines: [] });
  const { checked: _, ...known } = provenance;
  return { ...rest, provenance: { ...known, ...(checked ? { checked } : {}) } };
};

it('counts by age of the last check, to the day', () => {
  const records = [
    record('a', '2026-11-21'),
    record('b', '2026-10-21'),
    record('c', '2026-10-20'),
    record('d', '2026-05-22'),
    record('e', '2026-05-21'),
    record('f'),
  ];
  const { total, organizations, sources } = measureFreshness(records, '2026-11-21');
  expect({ total, organizations }).toEqual({ total: 6, organizations: 1 });
  expect(sources).toHaveLength(1);
  expect(sources[0]).toMatchObject({
    source: 'test',
    checked: { month: 2, halfYear: 2, older: 1, never: 1 },
    deadlines: { estimated: 6, announced: 0 },
    methods: { human: 6, publisher: 0 },
  });
});
