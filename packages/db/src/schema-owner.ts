import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** Where the tables are, those of the job queue, and the list of migrations. */
const SCHEMAS = ['public', 'jobs', 'drizzle'];

/** For a role that may not migrate. @throws Error when this version's migrations are not all there */
export const requireMigrated = async (queries: Queries): Promise<void> => {
  const journal = await readFile(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  const newest = queries
    .execute(sql`select coalesce(max(created_at), 0)::text as newest from drizzle.__drizzle_migrations`)
    .then((found) => Number((found as unknown as { rows: { newest: string }[] }).rows[0]?.newest));
  const refuse = (cause?: unknown) =>
    new Error(
      'The schema of the database is not that of this version, or this role may not use it, and MIGRATE=off: first run `laurel migrate --grant ROLE` as its owner.',
      { cause },
    );
  const found = await newest.catch((error: unknown) => {
    throw refuse(error);
  });
  if (found < Math.max(...entries.map(({ when }) => when))) throw refuse();
};

/** Lets a role read and write all that the product stores, and change or drop nothing of how it is stored. */
export const grantUse = async (queries: Queries, role: string): Promise<void> => {
  const to = sql.identifier(role);
  for (const schema of SCHEMAS.map((name) => sql.identifier(name))) {
    await queries.execute(sql`grant usage on schema ${schema} to ${to}`);
    await queries.execute(sql`grant select on all tables in schema ${schema} to ${to}`);
  }
  for (const schema of SCHEMAS.slice(0, 2).map((name) => sql.identifier(name))) {
    await queries.execute(sql`grant insert, update, delete on all tables in schema ${schema} to ${to}`);
    await queries.execute(sql`grant usage on all sequences in schema ${schema} to ${to}`);
    await queries.execute(sql`grant execute on all functions in schema ${schema} to ${to}`);
  }
  // What was done is added to, and stays.
  await queries.execute(sql`revoke update, delete on audit_log from ${to}`);
};
