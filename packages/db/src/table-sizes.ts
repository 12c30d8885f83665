import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { tablesInOrder } from './copy-database.ts';
import type { Queries } from './database.ts';

export interface TableSize {
  table: string;
  rows: number;
  /** Including indexes and TOAST. */
  bytes: number;
  bytesPerRow: number;
}

/** Size of each table of the schema, largest first. */
export const tableSizes = async (queries: Queries): Promise<TableSize[]> => {
  const sizes: TableSize[] = [];
  for (const table of tablesInOrder()) {
    const { name } = getTableConfig(table);
    const { rows } = (await queries.execute(
      sql`select (select count(*)::int from ${table}) as rows, pg_total_relation_size(${name}::regclass)::float8 as bytes`,
    )) as unknown as { rows: { rows: number; bytes: number }[] };
    const [size] = rows;
    if (!size) throw new Error(`the size of ${name} could not be read`);
    sizes.push({
      table: name,
      ...size,
      bytesPerRow: size.rows === 0 ? 0 : Math.round(size.bytes / size.rows),
    });
  }
  return sizes.toSorted((a, b) => b.bytes - a.bytes);
};
