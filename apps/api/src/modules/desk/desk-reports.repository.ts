import { type Queries, schema } from '@laurel/db';
import type { ReportState } from '@laurel/domain';
import { and, desc, eq } from 'drizzle-orm';

const { notificationSettings, scholarshipReports, sentReports } = schema;
export type ReportRow = typeof scholarshipReports.$inferSelect;

/** The newest reports about a scholarship; nothing in them leads to who sent them. */
export const listReportsAbout = (queries: Queries, scholarshipId: string): Promise<ReportRow[]> =>
  queries
    .select()
    .from(scholarshipReports)
    .where(eq(scholarshipReports.scholarshipId, scholarshipId))
    .orderBy(desc(scholarshipReports.createdAt), desc(scholarshipReports.id))
    .limit(50);

export const findReport = async (queries: Queries, id: string): Promise<ReportRow | undefined> =>
  (await queries.select().from(scholarshipReports).where(eq(scholarshipReports.id, id)))[0];

/** @returns false when it was answered before, so that two curators never both succeed */
export const closeReport = async (
  queries: Queries,
  id: string,
  { state, answer, at }: { state: Exclude<ReportState, 'open'>; answer: string; at: Date },
): Promise<boolean> =>
  (
    await queries
      .update(scholarshipReports)
      .set({ state, answer, answeredAt: at })
      .where(and(eq(scholarshipReports.id, id), eq(scholarshipReports.state, 'open')))
      .returning({ id: scholarshipReports.id })
  ).length === 1;

/** Who sent a report and how they want mails, for the notice alone: it never leaves the server. */
export const findSender = async (queries: Queries, reportId: string) =>
  (
    await queries
      .select({ userId: sentReports.userId, email: notificationSettings.email })
      .from(sentReports)
      .leftJoin(notificationSettings, eq(notificationSettings.userId, sentReports.userId))
      .where(eq(sentReports.reportId, reportId))
  )[0];
