import { type Queries, schema } from '@laurel/db';
import { eq, inArray } from 'drizzle-orm';

const { roles, users } = schema;

/** The name by which an edit and the audit log know an account. */
export const auditNameOf = async (queries: Queries, userId: string): Promise<string> => {
  const [row] = await queries.select({ name: users.auditName }).from(users).where(eq(users.id, userId));
  if (!row) throw new Error('the account was erased meanwhile');
  return row.name;
};

/** Names of people by audit names, for other keepers to see; an erased account has none. */
export const keepersByAuditName = async (
  queries: Queries,
  auditNames: readonly string[],
): Promise<Map<string, string>> => {
  if (auditNames.length === 0) return new Map();
  const rows = await queries
    .select({ auditName: users.auditName, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.auditName, [...new Set(auditNames)]));
  return new Map(rows.map(({ auditName, firstName, lastName }) => [auditName, `${firstName} ${lastName}`]));
};

/** Whether anybody was granted the desk. */
export const hasKeepers = async (queries: Queries): Promise<boolean> =>
  (await queries.select({ role: roles.role }).from(roles).limit(1)).length > 0;
