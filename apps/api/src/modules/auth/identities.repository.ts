import { type Queries, schema } from '@laurel/db';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { UserRow } from './auth.repository.ts';

const { identities, sessions, users } = schema;

/** The account that a provider signs in. */
export const findUserByIdentity = async (
  queries: Queries,
  issuer: string,
  subject: string,
): Promise<UserRow | undefined> =>
  (
    await queries
      .select({ user: users })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
      .orderBy(asc(identities.createdAt))
      .limit(1)
  )[0]?.user;

/** @returns false when the provider signs somebody else in to this account */
export const linkIdentity = async (
  queries: Queries,
  identity: typeof identities.$inferInsert,
): Promise<boolean> => {
  const linked = await queries
    .insert(identities)
    .values(identity)
    .onConflictDoUpdate({
      target: [identities.userId, identities.issuer],
      set: { subject: identity.subject },
      setWhere: eq(identities.subject, identity.subject),
    })
    .returning({ userId: identities.userId });
  return linked.length === 1;
};

/** Ends sessions that a provider opened: the one that it names, all of somebody, or that one of theirs. @returns whose they were */
export const endProviderSessions = async (
  queries: Queries,
  { issuer, subject, session }: { issuer: string; subject: string | undefined; session: string | undefined },
  now: Date,
): Promise<string | undefined> => {
  const owners = queries
    .select({ id: identities.userId })
    .from(identities)
    .where(
      and(eq(identities.issuer, issuer), subject === undefined ? undefined : eq(identities.subject, subject)),
    );
  const [ended] = await queries
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        inArray(sessions.userId, owners),
        isNull(sessions.endedAt),
        session === undefined ? isNotNull(sessions.providerSession) : eq(sessions.providerSession, session),
      ),
    )
    .returning({ userId: sessions.userId });
  return ended?.userId;
};
