import type { ProgrammePatch, ScholarshipRecord } from '@laurel/domain';
import { parse } from 'csv-parse/sync';
import { toProgramme } from './to-programme.ts';

/** A cell that begins with one of these would be run as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠']/;
/** Between several dates of one cell. */
const BETWEEN = ' | ';

const cell = (value: string): string => {
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

type Row = Record<
  'id' | 'title' | 'page' | 'apply' | 'deadline' | 'dates' | 'deadline_text' | 'award_text',
  string
>;
const COLUMNS = ['id', 'title', 'page', 'apply', 'deadline', 'dates', 'deadline_text', 'award_text'] as const;

const rowOf = (record: ScholarshipRecord): Row => {
  const {
    title,
    page,
    apply = '',
    deadline,
  } = toProgramme(record) as Record<string, never> & {
    title: string;
    page: string;
    apply?: string;
    deadline?: { kind: string; dates: string[]; text: string };
  };
  return {
    id: record.id,
    title,
    page,
    apply,
    deadline: deadline?.kind ?? '',
    dates: deadline?.dates.join(BETWEEN) ?? '',
    deadline_text: deadline?.text ?? '',
    award_text: record.award.text,
  };
};

/** A table as CSV (RFC 4180), no cell of which runs as a formula. It begins with a byte order mark, without which Excel garbles letters. */
export const csvTable = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** The catalogue as a table to change in a spreadsheet. */
export const catalogueSheet = (records: readonly ScholarshipRecord[]): string =>
  csvTable(
    COLUMNS,
    records.map((record) => {
      const row = rowOf(record);
      return COLUMNS.map((column) => row[column]);
    }),
  );

export interface SheetChange {
  scholarshipId: string;
  title: string;
  patch: ProgrammePatch;
  /** Why it can't be made. */
  problem?: string;
}

const patchOf = (record: ScholarshipRecord, now: Row, next: Partial<Row>): ProgrammePatch => {
  const isOther = (...columns: (keyof Row)[]) =>
    columns.some((column) => next[column] !== undefined && next[column] !== now[column]);
  const { kind, dates, text } = {
    kind: next.deadline ?? now.deadline,
    dates: next.dates ?? now.dates,
    text: next.deadline_text ?? now.deadline_text,
  };
  return {
    ...(isOther('title') ? { title: next.title } : {}),
    ...(isOther('page') ? { page: next.page } : {}),
    ...(isOther('apply') ? { apply: next.apply || null } : {}),
    ...(isOther('deadline', 'dates', 'deadline_text')
      ? {
          deadline: {
            kind,
            dates: dates
              .split('|')
              .map((date) => date.trim())
              .filter(Boolean),
            text,
          },
        }
      : {}),
    ...(isOther('award_text') ? { award: { ...record.award, text: next.award_text } } : {}),
  };
};

/**
 * What a changed table changes; columns and rows that were left out stay.
 * @throws Error in one line when it is no such table
 */
export const readSheet = (
  csv: string,
  find: (id: string) => ScholarshipRecord | undefined,
): SheetChange[] => {
  const rows = parse(csv, {
    bom: true,
    columns: true,
    skip_empty_lines: true,
    relax_column_count: true,
  }) as Record<string, string>[];
  return rows.flatMap((raw): SheetChange[] => {
    const next: Partial<Row> = Object.fromEntries(
      Object.entries(raw).map(([column, value]) => [column.trim(), value.trim().replace(/^'/, '')]),
    );
    if (!next.id) throw new Error('The table needs a column called id.');
    const record = find(next.id);
    if (!record)
      return [
        {
          scholarshipId: next.id,
          title: next.title ?? '',
          patch: {},
          problem: 'No scholarship has this id.',
        },
      ];
    const patch = patchOf(record, rowOf(record), next);
    return Object.keys(patch).length === 0 ? [] : [{ scholarshipId: next.id, title: record.title, patch }];
  });
};
