import type { Column } from './compiled-catalogue.ts';

/** Values that differ nearly everywhere are not worth an index. */
const MOST_DISTINCT = 0.7;

export const toColumn = <T>(all: readonly T[], mostDistinct = MOST_DISTINCT): Column<T> => {
  const codes = new Map<string, number>();
  const values: T[] = [];
  const rows = all.map((value) => codeOf(value, codes, values));
  return values.length > all.length * mostDistinct ? { values: [...all] } : { values, rows };
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
  values[rows === undefined ? row : (rows[row] ?? 0)] as T;
