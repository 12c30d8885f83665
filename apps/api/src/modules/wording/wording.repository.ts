import { type Queries, schema } from '@laurel/db';
import { inArray } from 'drizzle-orm';

const { wordings } = schema;
export type WordingRow = typeof wordings.$inferInsert;

export const findWordings = (
  queries: Queries,
  scholarshipIds: string[],
): Promise<{ key: string; text: string }[]> =>
  scholarshipIds.length === 0
    ? Promise.resolve([])
    : queries
        .select({ key: wordings.key, text: wordings.text })
        .from(wordings)
        .where(inArray(wordings.scholarshipId, scholarshipIds));

/** The first words for a sentence stay. */
export const insertWordings = async (queries: Queries, rows: WordingRow[]): Promise<void> => {
  if (rows.length > 0) await queries.insert(wordings).values(rows).onConflictDoNothing();
};
