import { type Queries, schema } from '@laurel/db';
import { eq } from 'drizzle-orm';

const { pageChecks } = schema;

/** What the last visit to a scholarship's own page found. */
export const findPageCheck = async (queries: Queries, scholarshipId: string) =>
  (await queries.select().from(pageChecks).where(eq(pageChecks.scholarshipId, scholarshipId)))[0];
