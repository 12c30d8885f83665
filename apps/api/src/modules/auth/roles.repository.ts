import { type Queries, schema } from '@laurel/db';
import type { Role } from '@laurel/domain';
import { and, asc, eq } from 'drizzle-orm';

const { roles } = schema;

export const listRoles = async (queries: Queries, userId: string): Promise<Role[]> =>
  (
    await queries
      .select({ role: roles.role })
      .from(roles)
      .where(eq(roles.userId, userId))
      .orderBy(asc(roles.role))
  ).map(({ role }) => role);

/** @returns whether it is new */
export const insertRole = async (queries: Queries, userId: string, role: Role, now: Date): Promise<boolean> =>
  (
    await queries
      .insert(roles)
      .values({ userId, role, grantedAt: now })
      .onConflictDoNothing()
      .returning({ role: roles.role })
  ).length === 1;

/** @returns whether there was one */
export const deleteRole = async (queries: Queries, userId: string, role: Role): Promise<boolean> =>
  (
    await queries
      .delete(roles)
      .where(and(eq(roles.userId, userId), eq(roles.role, role)))
      .returning({ role: roles.role })
  ).length === 1;
