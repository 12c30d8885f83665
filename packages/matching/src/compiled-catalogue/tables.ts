import { toColumn, valueAt } from './columns.ts';
import type { Column, Table } from './compiled-catalogue.ts';

/** Within a table an index pays only where few values differ. */
const MOST_DISTINCT = 0.2;

/** Values of one key beside each other pack far better than whole objects do. */
export const toTable = <T extends object>(objects: readonly T[]): Table<T> => {
  const values = new Map<string, unknown[]>();
  const keysOf = objects.map((object) => {
    const held = Object.entries(object).filter(([, value]) => value !== undefined);
    for (const [key, value] of held) {
      const known = values.get(key);
      if (known) known.push(value);
      else values.set(key, [value]);
    }
    return held.map(([key]) => key);
  });
  return {
    keys: toColumn(keysOf),
    values: Object.fromEntries([...values].map(([key, all]) => [key, toColumn(all, MOST_DISTINCT)])),
  };
};

/** The objects, with their keys in the order that they had. */
export const readTable = <T extends object>({ keys, values }: Table<T>): T[] => {
  const next = new Map<string, number>();
  const take = (key: string): unknown => {
    const at = next.get(key) ?? 0;
    next.set(key, at + 1);
    return valueAt(values[key] as Column<unknown>, at);
  };
  const count = (keys.rows ?? keys.values).length;
  return Array.from(
    { length: count },
    (_, row) => Object.fromEntries(valueAt(keys, row).map((key) => [key, take(key)])) as T,
  );
};
