import { type Queries, schema } from '@laurel/db';
import { and, eq, lt } from 'drizzle-orm';

const { knownDevices } = schema;

export const listDevices = async (queries: Queries, userId: string): Promise<string[]> =>
  (
    await queries
      .select({ device: knownDevices.device })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
  ).map(({ device }) => device);

export const seeDevice = async (queries: Queries, seen: typeof knownDevices.$inferInsert): Promise<void> => {
  await queries
    .insert(knownDevices)
    .values(seen)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.device],
      set: { lastSeenAt: seen.lastSeenAt },
    });
};

/** Those that were seen last before a time. */
export const forgetDevices = async (queries: Queries, userId: string, before: Date): Promise<void> => {
  await queries
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), lt(knownDevices.lastSeenAt, before)));
};
