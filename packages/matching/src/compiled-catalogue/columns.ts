import type { Column } from './compiled-catalogue.ts';

/** Values that differ nearly everywhere are not worth an index. */
const MOST_DISTINCT = 0.7;

/** Letters pack smaller than numbers: those that JSON writes as one byte. */
const LETTERS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter(
  (letter) => letter !== '\\',
);
const INDEX_OF = new Map(LETTERS.map((letter, index) => [letter, index]));

export const toColumn = <T>(all: readonly T[], mostDistinct = MOST_DISTINCT): Column<T> => {
  const codes = new Map<string, number>();
  const values: T[] = [];
  const rows = all.map((value) => codeOf(value, codes, values));
  if (values.length > all.length * mostDistinct) return { values: [...all] };
  return { values, rows: values.length > LETTERS.length ? rows : rows.map((at) => LETTERS[at]).join('') };
};

/** The index of a value in `values`, to which it is added when it is new. */
export const codeOf = <T>(value: T, codes: Map<string, number>, values: T[]): number => {
  const key = JSON.stringify(value);
  const known = codes.get(key);
  if (known !== undefined) return known;
  codes.set(key, values.length);
  values.push(value);
  return values.length - 1;
};

export const valueAt = <T>({ values, rows }: Column<T>, row: number): T =>
  values[indexAt(rows, row) ?? 0] as T;

const indexAt = (rows: Column<unknown>['rows'], row: number): number | undefined => {
  if (rows === undefined) return row;
  return typeof rows === 'string' ? INDEX_OF.get(rows.charAt(row)) : rows[row];
};
