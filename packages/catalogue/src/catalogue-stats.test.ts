import type { ScholarshipRecord } from '@laurel/domain';
import { expect, test } from 'vitest';
import { catalogueStats } from './catalogue-stats.ts';
import { EXAMPLE_PAGE, programmeWith, readFile } from './testing/example-programme.ts';
import { toRecord } from './to-record.ts';

const recordWith = (
  changes: Record<string, unknown>,
  organization = 'Example Foundation',
): ScholarshipRecord => {
  const programme = readFile([programmeWith(changes)]).files[0]?.content.programmes[0];
  if (programme === undefined) throw new Error('the programme does not keep to the format');
  return toRecord(organization, programme);
};

const stats = (...records: ScholarshipRecord[]) => catalogueStats(records, '2026-11-21');

test('an empty catalogue has counts of nothing', () => {
  expect(stats()).toMatchObject({ total: 0, organizations: 0, byLevel: {}, problems: [] });
  expect(stats().checked).toEqual({ earliest: null, latest: null, never: 0 });
});

test('a record counts once under each of its levels, fields, origins and hosts', () => {
  const { byLevel, byField, byOrigin, byHost } = stats(
    recordWith({
      eligibility: [
        { line: 'For masters and doctoral studies.', level: { anyOf: ['masters', 'phd'] } },
        { line: 'In physics, chemistry or nursing.', field: { anyOf: ['0533', '0531', '0913'] } },
        { line: 'Citizens of Kenya or of the EU.', citizenship: { anyOf: ['KE', 'group:eu'] } },
        { line: 'At universities in Chile or Peru.', host: { countries: ['CL', 'PE'] } },
      ],
    }),
  );
  expect(byLevel).toEqual({ masters: 1, phd: 1 });
  expect(byField).toEqual({ '05': 1, '09': 1 });
  expect(byOrigin).toEqual({ KE: 1, 'group:eu': 1 });
  expect(byHost).toEqual({ CL: 1, PE: 1 });
});

test('what a record does not restrict is any; a preference and a degree held restrict nothing', () => {
  const { byLevel, byField, byOrigin, byHost } = stats(
    recordWith({
      eligibility: [
        {
          line: 'Holders of a bachelor degree may apply.',
          level: { anyOf: ['undergraduate'], of: 'current' },
        },
        { line: 'Citizens of Kenya are preferred.', strength: 'preferred', citizenship: { anyOf: ['KE'] } },
      ],
    }),
  );
  expect([byLevel, byField, byOrigin, byHost]).toEqual([{ any: 1 }, { any: 1 }, { any: 1 }, { any: 1 }]);
});

test('regions of the world follow from the countries and groups', () => {
  const { byOriginRegion, byHostRegion } = stats(
    recordWith({
      eligibility: [
        { line: 'Citizens of ASEAN states may apply.', citizenship: { anyOf: ['group:asean'] } },
        { line: 'At universities in Ghana or Fiji.', host: { countries: ['GH', 'FJ'] } },
      ],
    }),
  );
  expect(byOriginRegion).toEqual({ asia: 1 });
  expect(byHostRegion).toEqual({ africa: 1, oceania: 1 });
});

test('where only residence counts, it is the origin', () => {
  const { byOrigin } = stats(
    recordWith({
      eligibility: [
        { line: 'Residents of Texas may apply.', residence: { anyOf: ['US-TX'] } },
        { line: 'Open at every level.' },
      ],
    }),
  );
  expect(byOrigin).toEqual({ 'US-TX': 1 });
});

test('deadlines are counted as they are known on the day', () => {
  const evidence = [{ ...EXAMPLE_PAGE, read: '2026-11-01' }];
  const dated = (date: string) =>
    recordWith({ deadline: { kind: 'date', dates: [date], text: 'As announced' }, evidence });
  const { deadlines, checked } = stats(recordWith({}), dated('2026-11-21'), dated('2026-11-20'));
  expect(deadlines).toEqual({ announced: 1, estimated: 1, rolling: 0, last_known: 0, unknown: 0, closed: 1 });
  const ended = recordWith({ deadline: undefined, ended: { since: '2023' } });
  expect(stats(ended).deadlines).toMatchObject({ unknown: 0, closed: 1 });
  expect(checked).toEqual({ earliest: '2026-11-01', latest: '2026-11-21', never: 0 });
});

test('organisations are counted once whatever their capitals', () => {
  expect(stats(recordWith({}), recordWith({}, 'EXAMPLE FOUNDATION')).organizations).toBe(1);
});

test('evidence that does not stand at its place is a problem', () => {
  const record = recordWith({});
  const broken = { ...record, texts: { ...record.texts, eligibility: `x${record.eligibility}` } };
  expect(stats(broken).problems).toHaveLength(record.criteria.length);
  expect(stats({ ...record, link: 'javascript:void(0)' }).problems).toEqual([
    expect.stringMatching(/web address/),
  ]);
});

test('institutions are those that ship, each counted once', () => {
  const { total, page, partly, editorial } = stats().institutions;
  expect(total).toBeGreaterThan(100);
  expect(page + partly + editorial).toBe(total);
});
