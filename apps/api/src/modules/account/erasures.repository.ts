import { type Queries, schema } from '@laurel/db';
import { inArray } from 'drizzle-orm';

const { erasures, users } = schema;

/** An account that was erased: nothing but its id, which leads nowhere any more, and the day. */
export type Erasure = typeof erasures.$inferSelect;

export const insertErasure = async (queries: Queries, erasure: Erasure): Promise<void> => {
  await queries.insert(erasures).values(erasure).onConflictDoNothing();
};

export const listErasures = (queries: Queries): Promise<Erasure[]> => queries.select().from(erasures);

/** Which of these accounts are there. */
export const findThere = async (queries: Queries, ids: readonly string[]): Promise<string[]> =>
  (
    await queries
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [...ids]))
  ).map(({ id }) => id);
