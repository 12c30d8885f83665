import { type Queries, schema } from '@laurel/db';
import { and, eq, gt, lte } from 'drizzle-orm';

const { invitations } = schema;

/** Keeps an invitation; an earlier one of the address works no more, and those that are over are forgotten. */
export const keepInvitation = async (
  queries: Queries,
  row: typeof invitations.$inferInsert,
): Promise<void> => {
  await queries.delete(invitations).where(lte(invitations.expiresAt, row.createdAt));
  const { emailKey: _, ...set } = row;
  await queries.insert(invitations).values(row).onConflictDoUpdate({ target: invitations.emailKey, set });
};

/** Uses an invitation. Of concurrent calls one succeeds. @returns whether there was one for this address */
export const takeInvitation = async (
  queries: Queries,
  { emailKey, tokenHash, now }: { emailKey: string; tokenHash: string; now: Date },
): Promise<boolean> =>
  (
    await queries
      .delete(invitations)
      .where(
        and(
          eq(invitations.emailKey, emailKey),
          eq(invitations.tokenHash, tokenHash),
          gt(invitations.expiresAt, now),
        ),
      )
      .returning({ emailKey: invitations.emailKey })
  ).length > 0;
