import { type Queries, schema } from '@laurel/db';
import { and, desc, eq } from 'drizzle-orm';

const { scholarshipReports, sentReports } = schema;
export type ReportRow = typeof scholarshipReports.$inferSelect;

/** Stores a report and, apart from it, who sent it. */
export const insertReport = async (
  queries: Queries,
  report: typeof scholarshipReports.$inferInsert,
  userId: string,
): Promise<void> => {
  await queries.insert(scholarshipReports).values(report);
  await queries.insert(sentReports).values({ userId, reportId: report.id });
};

/** The reports that a student sent about a scholarship, the newest first. */
export const listSentReports = async (
  queries: Queries,
  userId: string,
  scholarshipId: string,
): Promise<ReportRow[]> =>
  (
    await queries
      .select({ report: scholarshipReports })
      .from(sentReports)
      .innerJoin(scholarshipReports, eq(scholarshipReports.id, sentReports.reportId))
      .where(and(eq(sentReports.userId, userId), eq(scholarshipReports.scholarshipId, scholarshipId)))
      .orderBy(desc(scholarshipReports.createdAt), desc(scholarshipReports.id))
  ).map(({ report }) => report);
