import type { Listing, ScholarshipRecord } from '@laurel/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordProblems } from '../record-problems.ts';
import { programmeWith, readFile } from '../testing/example-programme.ts';
import { toRecord } from '../to-record.ts';
import { importListings } from './import-listings.ts';
import { type ImportReport, summarizeImport } from './import-report.ts';
import type { RawRow } from './raw-row.ts';
import { REFUSALS } from './screen-listing.ts';

const TODAY = '2026-11-21';

const award: Listing = {
  title: 'Blue Delta Bursary',
  provider: 'Blue Delta Trust',
  link: 'https://bluedelta.example.org/bursary',
  deadline_text: '1 March 2027',
  amount_text: '£500',
  eligibility_text: 'Open to citizens of Kenya. For a master degree in nursing.',
};
const barebones: Listing = { title: 'Blue Delta Bursaries 2027', provider: 'The Blue Delta Trust' };
const other: Listing = {
  title: 'Red Hill Fellowship',
  provider: 'Red Hill College',
  link: 'https://redhill.example.edu/f',
};

const rowsOf = (values: readonly unknown[]): RawRow[] =>
  values.map((value, index) => ({ row: index + 1, value }));
const run = (values: readonly unknown[], existing: ScholarshipRecord[] = [], source = 'sheet') =>
  importListings({ rows: rowsOf(values), existing, source, today: TODAY });
const outcomes = (report: ImportReport) => report.details.map(({ outcome }) => outcome);

/** The stored records after a report. */
const stored = (existing: readonly ScholarshipRecord[], { records }: ImportReport): ScholarshipRecord[] => {
  const byId = new Map(existing.map((record) => [record.id, record]));
  for (const record of records) byId.set(record.id, record);
  return [...byId.values()];
};

const authored = (changes: Record<string, unknown>): ScholarshipRecord => {
  const programme = readFile([programmeWith(changes)]).files[0]?.content.programmes[0];
  if (programme === undefined) throw new Error('the programme does not keep to the format');
  return toRecord('Blue Delta Trust', programme);
};

describe('an import', () => {
  test('adds what is new, with evidence that stands at its place', async () => {
    const report = await run([award, other]);
    expect(report).toMatchObject({
      read: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      merged: 0,
      refused: 0,
      expired: 0,
    });
    expect(report.records.map(({ title }) => title)).toEqual([award.title, other.title]);
    expect(report.records.flatMap(recordProblems)).toEqual([]);
    expect(report.records[0]?.provenance.source).toBe('sheet');
  });

  test('of the same rows again changes nothing', async () => {
    const rows = [award, barebones, other, { title: '' }];
    const first = await run(rows);
    const second = await run(rows, first.records);
    expect(second).toMatchObject({ read: 4, added: 0, changed: 0, unchanged: 2, merged: 1, refused: 1 });
    expect(second.records).toEqual([]);
  });

  test('of a row with a new fact changes its record and keeps its id', async () => {
    const first = await run([award]);
    const second = await run([{ ...award, amount_text: '£600' }], first.records);
    expect(outcomes(second)).toEqual(['changed']);
    expect(second.records[0]?.id).toBe(first.records[0]?.id);
    expect(second.records[0]?.award.text).toContain('600');
  });

  test('goes by the id of the source where there is one', async () => {
    const first = await run([{ ...award, id: 'A-1' }]);
    const second = await run([{ ...award, id: 'A-1', title: 'Delta Bursary for Nurses' }], first.records);
    expect(outcomes(second)).toEqual(['changed']);
    expect(second.records[0]?.id).toBe(first.records[0]?.id);
  });

  test('merges rows of one programme and keeps the better one', async () => {
    const report = await run([barebones, award]);
    expect(outcomes(report)).toEqual(['merged', 'added']);
    expect(report.records).toHaveLength(1);
    expect(report.records[0]?.title).toBe(award.title);
    expect(report.reasons).toEqual({ 'the same programme as another row': 1 });
    expect(report.details[0]?.id).toBe(report.records[0]?.id);
  });

  test('remembers the other places where a programme was found', async () => {
    const listed = { ...barebones, link: 'https://www.scholars4dev.com/1/blue-delta/' };
    const report = await run([award, listed]);
    expect(report.records[0]?.link).toBe(award.link);
    expect(report.records[0]?.provenance.otherSources).toEqual([{ source: 'sheet', url: listed.link }]);
  });

  test('counts announced deadlines that have passed and stores them all the same', async () => {
    const report = await run([{ ...award, deadline_text: '1 March 2026' }, other]);
    expect(report).toMatchObject({ added: 2, expired: 1 });
  });

  test('refuses a row with the reason and goes on', async () => {
    const rows: RawRow[] = [
      { row: 1, error: 'the line is not JSON' },
      ...rowsOf([
        null,
        { title: 'Top 10 Scholarships' },
        { title: 'Lonely Award' },
        { ...award, link: 'ftp://a.org' },
        other,
      ]),
    ];
    const report = await importListings({ rows, existing: [], source: 'sheet', today: TODAY });
    expect(report).toMatchObject({ read: 6, added: 1, refused: 5 });
    expect(Object.keys(report.reasons).sort()).toEqual(
      [
        REFUSALS.noLinkNoProvider,
        REFUSALS.notAWebLink,
        `${REFUSALS.malformed}: is not a record of named fields`,
        `${REFUSALS.malformed}: the line is not JSON`,
        `${REFUSALS.notAScholarship} (a list)`,
      ].sort(),
    );
  });

  test('counts the fields it does not know', async () => {
    const report = await run([
      { ...award, licence: 'x' },
      { ...other, licence: 'y', color: 'z', constructor: 'every object has one' },
    ]);
    expect(report.unknownFields).toEqual({ licence: 2, color: 1, constructor: 1 });
  });

  test('can not take the name of the catalogue itself', async () => {
    await expect(run([award], [], 'laurel')).rejects.toThrow(RangeError);
  });

  test('tells its progress', async () => {
    const seen: string[] = [];
    const onProgress = (done: number, stage: string) => seen.push(`${stage} ${done}`);
    await importListings({
      rows: rowsOf([award, other]),
      existing: [],
      source: 'sheet',
      today: TODAY,
      onProgress,
    });
    expect(seen).toEqual(['reading 1', 'reading 2', 'comparing 1', 'comparing 2']);
  });

  test('is summed up without the records', async () => {
    const summary = summarizeImport(await run([award, { title: '' }]));
    expect(summary).toMatchObject({ read: 2, toStore: 1, details: [{ row: 2, outcome: 'refused' }] });
    expect(summary).not.toHaveProperty('records');
  });
});

describe('an authored record', () => {
  const ours = authored({ title: 'Blue Delta Bursary', page: 'https://bluedelta.example.org/' });

  test('keeps every fact and learns only where else it was found', async () => {
    const report = await run([award], [ours]);
    expect(outcomes(report)).toEqual(['merged']);
    const [record] = report.records;
    expect(record).toEqual({
      ...ours,
      provenance: { ...ours.provenance, otherSources: [{ source: 'sheet', url: award.link }] },
    });
    expect((await run([award], stored([ours], report))).records).toEqual([]);
  });

  test('comes before an imported one', async () => {
    const imported = (await run([award], [], 'older')).records;
    const report = await run([barebones], [...imported, ours]);
    expect(report.details[0]?.id).toBe(ours.id);
  });
});

describe('a record of another source', () => {
  test('is kept where the new one is no better, and renewed under its id where it is', async () => {
    const rich = (await run([award], [], 'older')).records;
    const poorer = await run([barebones], rich);
    expect(outcomes(poorer)).toEqual(['merged']);
    expect(poorer.records).toEqual([]);

    const poor = (await run([barebones], [], 'older')).records;
    const better = await run([award], poor);
    expect(outcomes(better)).toEqual(['merged']);
    expect(better.records[0]).toMatchObject({ id: poor[0]?.id, title: award.title });
  });

  test('does not flip back and forth between two sources', async () => {
    let records = (await run([barebones], [], 'older')).records;
    records = stored(records, await run([award], records, 'newer'));
    expect((await run([barebones], records, 'older')).records).toEqual([]);
    expect((await run([award], records, 'newer')).records).toEqual([]);
  });
});

describe('for any rows', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('Delta Award', 'Hill Prize', 'https://a.org/x', 'n/a'),
  );
  const row = fc.oneof(
    fc.record(
      { title: text, provider: text, link: text, deadline_text: text, level: text },
      { requiredKeys: ['title'] },
    ),
    fc.anything(),
  );

  test('the outcomes add up, ids are unique, and a second import changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (values) => {
        const report = await run(values);
        const { read, added, changed, unchanged, merged, refused } = report;
        expect([read, added + changed + unchanged + merged + refused]).toEqual([
          values.length,
          values.length,
        ]);
        expect(new Set(report.records.map(({ id }) => id)).size).toBe(report.records.length);
        expect(report.records.flatMap(recordProblems)).toEqual([]);
        const again = await run(values, report.records);
        expect([again.added, again.changed, again.records]).toEqual([0, 0, []]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('what a listing says otherwise than a record that stays', () => {
  const ours = (changes: Record<string, unknown> = {}) =>
    authored({
      ...{
        id: 'blue-delta-bursary',
        title: 'Blue Delta Bursary',
        page: 'https://bluedelta.example.org/bursary',
      },
      ...{ award: { kind: 'amount', currency: 'GBP', min: 900, max: 900, text: '£900' }, cycles: [] },
      deadline: { kind: 'yearly', dates: ['--06-30'], text: 'Usually 30 June' },
      ...changes,
    });
  const found = async (record: ScholarshipRecord, listing: Listing = award) =>
    (await run([listing], [record])).contradictions;

  test('is proposed with the change that takes it over, and the record keeps its facts', async () => {
    const record = ours({ evidence: [] });
    const report = await run([award], [record]);
    expect(report.contradictions).toMatchObject([
      {
        scholarshipId: record.id,
        fact: 'deadline',
        after: '1 March 2027',
        patch: {
          deadline: { kind: 'yearly', dates: ['--03-01'] },
          cycles: [{ closes: '2027-03-01' }],
          evidence: [{ by: 'reported', facts: ['deadline'] }],
        },
      },
      { fact: 'award', before: '£900', after: '£500', patch: { award: { min: 500, max: 500 } } },
    ]);
    expect(stored([record], report)[0]).toMatchObject({ deadline: record.deadline, award: record.award });
  });

  test('can’t take the place of what the organiser’s page says by one click, as long as that is not due', async () => {
    const page = { url: 'https://bluedelta.example.org/bursary', read: '2026-11-01', by: 'organiser' };
    const borneOut = ours({ evidence: [{ ...page, facts: ['deadline'] }] });
    const [deadline, sum] = await found(borneOut);
    expect(deadline).toMatchObject({ fact: 'deadline', after: '1 March 2027', patch: null });
    expect(sum?.patch).not.toBeNull();
    const due = ours({ evidence: [{ ...page, read: '2026-01-01', facts: ['deadline'] }] });
    expect((await found(due))[0]?.patch).not.toBeNull();
  });

  test('is nothing where both agree, where the listing is silent, and where it is told in other money', async () => {
    const same = ours({
      award: { kind: 'amount', currency: 'GBP', min: 400, max: 600, text: '£400 to £600' },
      deadline: { kind: 'yearly', dates: ['--02-20'], text: 'Usually 20 February' },
    });
    expect(await found(same, { ...award, deadline_text: 'Every year by 1 March' })).toEqual([]);
    const { deadline_text: _, amount_text: _amount, ...silent } = award;
    expect(await found(ours(), silent)).toEqual([]);
    expect((await found(ours(), { ...award, amount_text: '€500' })).map(({ fact }) => fact)).toEqual([
      'deadline',
    ]);
  });
});

describe('a listing that still says the same', () => {
  const later = (existing: ScholarshipRecord[], today: string) =>
    importListings({ rows: rowsOf([award]), existing, source: 'sheet', today });

  test('confirms its record anew after two months, and is no change', async () => {
    const first = (await run([award])).records;
    expect(first[0]).toMatchObject({
      deadline: { confirmed: TODAY },
      provenance: { confirmed: { award: TODAY, eligibility: TODAY, page: TODAY } },
    });
    const soon = await later(first, '2026-12-21');
    expect(soon).toMatchObject({ unchanged: 1, records: [] });
    const again = await later(first, '2027-02-01');
    expect(again).toMatchObject({ unchanged: 1, changed: 0 });
    expect(again.records[0]?.deadline.confirmed).toBe('2027-02-01');
  });
});
