import { type Column, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { copyDatabase, describeTable, tablesInOrder } from './copy-database.ts';
import type { Database } from './database.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

const opened: TestDatabase[] = [];
const open = async (kind: Database['kind']): Promise<Database> => {
  const test = await createTestDatabase(kind, inject('serverUrl'));
  opened.push(test);
  return test.database;
};
afterEach(async () => {
  for (const test of opened.splice(0)) await test.drop();
});

/** A value of a column's type; texts of the same row number are equal, so that rows refer to each other. */
const exampleOf = (column: Column, n: number): unknown => {
  switch (column.dataType) {
    case 'number':
      return n;
    case 'boolean':
      return n % 2 === 0;
    case 'date':
      return new Date(Date.UTC(2026, 10, 21, 1, 2, 3, n % 1000));
    case 'json':
      return { n, half: 0.1 + n, nothing: null, words: ['ü', 'a "quoted" \\ word', ''] };
    default:
      return `${String(n).padStart(4, '0')} 'ü' "\\`;
  }
};

/** Fills every table of the schema, whatever tables there will be; every third row leaves out what may be left out. */
const fill = async ({ queries }: Database, rows: number): Promise<void> => {
  const isKey = (table: PgTable, column: Column) =>
    getTableConfig(table).primaryKeys.some((key) => key.columns.includes(column as never)) || column.primary;
  for (const table of tablesInOrder()) {
    const examples = Array.from({ length: rows }, (_, index) =>
      Object.fromEntries(
        Object.entries(getTableColumns(table)).map(([name, column]) => {
          const leftOut = index % 3 === 0 && !column.notNull && !isKey(table, column);
          return [name, leftOut ? null : exampleOf(column, index + 1)];
        }),
      ),
    );
    await queries.insert(table).values(examples);
  }
};

const describeAll = (database: Database) =>
  database.transaction(async (queries) => {
    await queries.execute(sql`set local timezone = 'UTC'`);
    const tables = [];
    for (const table of tablesInOrder()) tables.push(await describeTable(queries, table));
    return tables;
  });

describe('copying a database', () => {
  it('moves every row of every table from a server and to one, the same to the byte, into empty databases only', async () => {
    const server = await open('server');
    const embedded = await open('embedded');
    const another = await open('server');
    // More rows than a batch holds.
    await fill(server, 104);
    const before = await describeAll(server);
    expect(before.length).toBeGreaterThan(15);
    expect(new Set(before.map(({ rows }) => rows))).toEqual(new Set([104]));

    expect(await copyDatabase(server, embedded)).toEqual(before);
    expect(await copyDatabase(embedded, another)).toEqual(before);
    expect(await describeAll(another)).toEqual(before);

    await expect(copyDatabase(server, another)).rejects.toThrow('The target is not empty');
    expect(await describeAll(another)).toEqual(before);
    // Three databases are made, beside whatever else the machine does.
  }, 120_000);
});

describe('the tables about students', () => {
  const aboutStudents = tablesInOrder()
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));

  it('have keys led by the student, so that they can be distributed, but for the one that the documents name', () => {
    const others = aboutStudents.filter(({ primaryKeys, columns }) => {
      const [first] = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
      return first?.name !== 'user_id';
    });
    expect(others.map(({ name }) => name)).toEqual(['password_resets']);
  });

  it('have nothing unique that is not led by the student', () => {
    const others = aboutStudents
      .flatMap(({ indexes }) => indexes)
      .filter(({ config: { unique, columns } }) => {
        const [first] = columns;
        return unique && !(first && 'name' in first && first.name === 'user_id');
      });
    expect(others.map(({ config }) => config.name)).toEqual([]);
  });
});
