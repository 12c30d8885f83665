import { type Queries, schema } from '@laurel/db';
import { eq, getTableColumns, is, type Table } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

/**
 * Everything that is stored about a student, found from the schema: every table with a `user_id` counts, so that a new one can't be
 * forgotten. Only this file reads tables of other areas.
 */
export interface UserTable {
  /** The table's name in the schema, e.g. `savedScholarships`. */
  name: string;
  table: PgTable;
}

export const userTables = (): UserTable[] =>
  Object.entries(schema).flatMap(([name, table]) =>
    is(table, PgTable) && 'userId' in getTableColumns(table) ? [{ name, table }] : [],
  );

/**
 * Columns for the server's own use. In an export they would give access to the account. Nothing that a student wrote, chose or received
 * is among them.
 */
export const SECRET_COLUMNS: Record<string, readonly string[]> = {
  users: ['passwordHash'],
  sessions: ['seed', 'signOutToken'],
  passwordResets: ['tokenHash'],
  emailChanges: ['confirmHash', 'undoHash'],
  emailConfirmations: ['tokenHash'],
  secondFactors: ['secret'],
  recoveryCodes: ['codeHash'],
  outgoingMails: ['secret'],
  calendarFeeds: ['seed', 'secretHash'],
  notificationSettings: ['unsubscribeToken'],
};

const exportedColumns = (name: string, table: Table) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([column]) => !SECRET_COLUMNS[name]?.includes(column)),
  );

/** All rows about a user by table, without secrets; empty tables included. */
export const readUserData = async (
  queries: Queries,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const data: Record<string, Record<string, unknown>[]> = {
    account: await queries
      .select(exportedColumns('users', schema.users))
      .from(schema.users)
      .where(eq(schema.users.id, userId)),
  };
  for (const { name, table } of userTables()) {
    const { userId: owner } = getTableColumns(table);
    if (!owner) continue;
    data[name] = await queries.select(exportedColumns(name, table)).from(table).where(eq(owner, userId));
  }
  // The log names the account by a name of its own, which is erased with it.
  const { auditLog, users } = schema;
  const auditName = queries.select({ name: users.auditName }).from(users).where(eq(users.id, userId));
  data.activity = await queries.select().from(auditLog).where(eq(auditLog.subject, auditName));
  return data;
};

/** Erases the account; every table about it goes with it through its foreign key. @returns whether it was there */
export const deleteUser = async (queries: Queries, userId: string): Promise<boolean> =>
  (await queries.delete(schema.users).where(eq(schema.users.id, userId)).returning({ id: schema.users.id }))
    .length === 1;
