import { type Queries, schema } from '@laurel/db';
import { desc } from 'drizzle-orm';

const { scholarshipReports } = schema;
export type ReportRow = typeof scholarshipReports.$inferSelect;

export const insertReport = async (queries: Queries, report: ReportRow): Promise<void> => {
  await queries.insert(scholarshipReports).values(report);
};

/** The newest `limit` reports. */
export const listReports = (queries: Queries, limit: number): Promise<ReportRow[]> =>
  queries
    .select()
    .from(scholarshipReports)
    .orderBy(desc(scholarshipReports.createdAt), desc(scholarshipReports.id))
    .limit(limit);
