import { type Queries, schema } from '@laurel/db';
import { inArray } from 'drizzle-orm';

const { paraphrases } = schema;
export type ParaphraseRow = typeof paraphrases.$inferInsert;

export const findParaphrases = (
  queries: Queries,
  scholarshipIds: string[],
): Promise<{ key: string; text: string }[]> =>
  scholarshipIds.length === 0
    ? Promise.resolve([])
    : queries
        .select({ key: paraphrases.key, text: paraphrases.text })
        .from(paraphrases)
        .where(inArray(paraphrases.scholarshipId, scholarshipIds));

/** An existing paraphrase stays. */
export const insertParaphrases = async (queries: Queries, rows: ParaphraseRow[]): Promise<void> => {
  if (rows.length > 0) await queries.insert(paraphrases).values(rows).onConflictDoNothing();
};
