import type { SavedScholarshipItem } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { savedCsv } from './saved-csv.ts';

const saved = (change: Partial<SavedScholarshipItem['scholarship']>, notes = ''): SavedScholarshipItem => ({
  id: 'saved-1',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  priority: 'high',
  applicationStatus: 'in_progress',
  notes,
  scholarship: {
    id: 'any-field-germany',
    title: 'Any Field in Germany',
    provider: 'Test Foundation',
    amount: 'Full funding',
    applicationDeadline: '2027-03-01',
    location: 'Germany',
    eligibilityRequirements: '',
    description: '',
    applicationUrl: 'https://example.org/any',
    basis: 'editorial',
    deadlineStatus: 'estimated',
    milestones: [{ document: 'CV', label: 'Get ready: CV', day: '2027-02-22' }],
    ...change,
  },
  checklist: [
    { id: 'step:conditions', kind: 'step', label: 'Check the conditions', done: true },
    { id: 'document:CV', kind: 'document', label: 'CV', done: false },
    { id: 'document:Two references', kind: 'document', label: 'Two references', done: false },
  ],
});

/** Reads RFC 4180 back, so that the test does not repeat the writer. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  for (const line of text.replace(/^\uFEFF/, '').matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n])*)\r\n/g)) {
    const cells = [...(line[1] ?? '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)];
    rows.push(cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
  }
  return rows;
};

describe('the saved list as CSV', () => {
  it('begins with a byte order mark and a line of titles, and ends each line with CRLF', () => {
    const csv = savedCsv([]);
    expect(csv.startsWith('\uFEFFTitle,Provider,Amount,Deadline,')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    expect(readCsv(csv)).toHaveLength(1);
  });

  it('gives one line for each scholarship, with how the deadline is known', () => {
    expect(readCsv(savedCsv([saved({})]))[1]).toEqual([
      'Any Field in Germany',
      'Test Foundation',
      'Full funding',
      '2027-03-01',
      'estimated from the yearly cycle',
      'Germany',
      'in_progress',
      'high',
      '',
      '2026-11-21T10:00:00.000Z',
      'https://example.org/any',
      'any-field-germany',
      '2027-02-22',
      '1 of 3 done',
      'CV; Two references',
      'Our summary; not yet compared with the organiser’s page',
      '',
    ]);
  });

  it('brings quotes, commas and line breaks back as they were', () => {
    const notes = 'Ask "Prof. Weber",\r\nthen the office\nand wait';
    expect(readCsv(savedCsv([saved({ title: 'Arts, Letters' }, notes)]))[1]).toMatchObject({
      0: 'Arts, Letters',
      8: notes,
    });
  });

  it.each([
    '=HYPERLINK("http://evil")',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    '\tx',
    '\rx',
    '\n=1',
  ])('attack: %j is text to a spreadsheet, not a formula', (title) => {
    expect(readCsv(savedCsv([saved({ title })]))[1]?.[0]).toBe(`'${title}`);
  });

  it('attack: a semicolon, which separates cells in some countries, begins no formula either', () => {
    const [, row] = readCsv(savedCsv([saved({ title: 'Award;=1+1', provider: 'Trust;@SUM(A1)' })]));
    expect(row?.slice(0, 2)).toEqual(["Award;'=1+1", "Trust;'@SUM(A1)"]);
  });

  it('leaves signs inside a cell alone', () => {
    expect(readCsv(savedCsv([saved({ title: 'A=B + C - D @ E' })]))[1]?.[0]).toBe('A=B + C - D @ E');
  });
});
