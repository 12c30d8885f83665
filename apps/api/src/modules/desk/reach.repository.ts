import { type Queries, schema } from '@laurel/db';
import type { Preferences, Profile } from '@laurel/domain';
import { asc, count, eq, gt, sql } from 'drizzle-orm';

const { preferences, savedScholarships, scholarshipReach, users } = schema;

/** Students with preferences, in the order of their ids, for counting; only numbers come of it. */
export const listStudentsToCount = (
  queries: Queries,
  after: string,
  limit: number,
): Promise<{ userId: string; profile: Profile; preferences: Preferences }[]> =>
  queries
    .select({ userId: users.id, profile: users.profile, preferences: preferences.data })
    .from(users)
    .innerJoin(preferences, eq(preferences.userId, users.id))
    .where(gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(limit);

export const storeReach = async (
  queries: Queries,
  matched: ReadonlyMap<string, number>,
  countedAt: Date,
): Promise<void> => {
  if (matched.size === 0) return;
  await queries
    .insert(scholarshipReach)
    .values([...matched].map(([scholarshipId, number]) => ({ scholarshipId, matched: number, countedAt })))
    .onConflictDoUpdate({
      target: scholarshipReach.scholarshipId,
      set: { matched: sql`excluded.matched`, countedAt: sql`excluded.counted_at` },
    });
};

export const findReach = async (
  queries: Queries,
  scholarshipId: string,
): Promise<{ saved: number; matched: number | null }> => {
  const [{ saved } = { saved: 0 }] = await queries
    .select({ saved: count() })
    .from(savedScholarships)
    .where(eq(savedScholarships.scholarshipId, scholarshipId));
  const [row] = await queries
    .select({ matched: scholarshipReach.matched })
    .from(scholarshipReach)
    .where(eq(scholarshipReach.scholarshipId, scholarshipId));
  return { saved, matched: row?.matched ?? null };
};
