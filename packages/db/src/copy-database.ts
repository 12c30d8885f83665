import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from './database.ts';
import * as schema from './schema/index.ts';

/** Rows per statement: stored matches are some hundred kilobytes each. */
const BATCH = 100;

export interface CopiedTable {
  table: string;
  rows: number;
  /** Checksum of all rows, independent of their order. */
  checksum: string;
}

/** Every table of the schema, after the tables that it references. */
export const tablesInOrder = (): PgTable[] => {
  const ordered = new Set<PgTable>();
  const add = (table: PgTable): void => {
    if (ordered.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
    ordered.add(table);
  };
  for (const table of Object.values(schema)) if (is(table, PgTable)) add(table);
  return [...ordered];
};

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

const keyOf = (table: PgTable): SQL[] => {
  const { primaryKeys, columns } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  return key.map((column) => sql.identifier(column.name)).map((name) => sql`${name}`);
};

const rowsOf = async (queries: Queries, query: SQL): Promise<Record<string, unknown>[]> =>
  ((await queries.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

/** The same time zone on both sides, and no statement timeout. */
const prepare = async (queries: Queries): Promise<void> => {
  await queries.execute(sql`set local timezone = 'UTC'`);
  await queries.execute(sql`set local statement_timeout = 0`);
  await queries.execute(sql`set local idle_in_transaction_session_timeout = 0`);
};

export const describeTable = async (queries: Queries, table: PgTable): Promise<CopiedTable> => {
  const [row] = await rowsOf(
    queries,
    sql`select count(*)::int as rows, md5(coalesce(string_agg(hash, '' order by hash), '')) as checksum
      from (select md5(to_jsonb(t)::text) as hash from ${table} t) hashed`,
  );
  return { table: getTableConfig(table).name, rows: Number(row?.rows), checksum: String(row?.checksum) };
};

/** Rows are copied as JSON that PostgreSQL itself writes and reads, so no column types are needed here. */
const copyTable = async (from: Queries, to: Queries, table: PgTable): Promise<void> => {
  const key = list(keyOf(table));
  let after: SQL | undefined;
  for (;;) {
    const rows = await rowsOf(
      from,
      sql`select to_jsonb(t)::text as row, jsonb_build_array(${key}) as key from ${table} t
        ${after ? sql`where (${key}) > (${after})` : sql``} order by ${key} limit ${BATCH}`,
    );
    const last = rows.at(-1)?.key as unknown[] | undefined;
    if (!last) return;
    after = list(last.map((value) => sql`${value}`));
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    await to.execute(
      sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`,
    );
  }
};

/**
 * Copies every row into an empty database of either kind, in one transaction on each side, and compares counts and
 * checksums before committing. Queued jobs are not copied: workers find what is due in the rows and queue it again.
 * @throws Error in one line when the target is not empty or a table differs; then nothing is copied
 */
export const copyDatabase = (from: Database, to: Database): Promise<CopiedTable[]> =>
  from.transaction(async (source) => {
    await source.execute(sql`set transaction isolation level repeatable read, read only`);
    await prepare(source);
    return to.transaction(async (target) => {
      await prepare(target);
      const copied: CopiedTable[] = [];
      for (const table of tablesInOrder()) {
        const before = await describeTable(target, table);
        if (before.rows > 0)
          throw new Error(`The target is not empty: ${before.table} has ${before.rows} rows.`);
        await copyTable(source, target, table);
        const [expected, found] = [await describeTable(source, table), await describeTable(target, table)];
        if (expected.checksum !== found.checksum || expected.rows !== found.rows)
          throw new Error(`The table ${found.table} came out different; nothing was copied.`);
        copied.push(found);
      }
      return copied;
    });
  });
