import { type Queries, schema } from '@laurel/db';
import type { Preferences } from '@laurel/domain';
import { eq } from 'drizzle-orm';

const { preferences } = schema;

export const findPreferences = async (queries: Queries, userId: string): Promise<Preferences | undefined> =>
  (
    await queries
      .select({ data: preferences.data })
      .from(preferences)
      .where(eq(preferences.userId, userId))
      .limit(1)
  )[0]?.data;

export const replacePreferences = async (
  queries: Queries,
  userId: string,
  data: Preferences,
  updatedAt: Date,
): Promise<void> => {
  await queries
    .insert(preferences)
    .values({ userId, data, updatedAt })
    .onConflictDoUpdate({ target: preferences.userId, set: { data, updatedAt } });
};
