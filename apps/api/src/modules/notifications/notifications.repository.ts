import { type Queries, schema } from '@laurel/db';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';

const { emailConfirmations, notifications, notificationSettings, users } = schema;
export type NotificationRow = typeof notifications.$inferSelect;
export type SettingsRow = typeof notificationSettings.$inferSelect;

/** Rows per statement: PostgreSQL takes 65,535 parameters at most, and a row here has eleven. */
const BATCH = 1000;

/** Adds notices; duplicates of a key are skipped. @returns how many are new */
export const insertNotices = async (queries: Queries, rows: NotificationRow[]): Promise<number> => {
  let added = 0;
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const stored = await queries
      .insert(notifications)
      .values(batch)
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    added += stored.length;
  }
  return added;
};

const ofStudent = (userId: string) => eq(notifications.userId, userId);

/** One page, newest first. */
export const listNotices = (
  queries: Queries,
  userId: string,
  page: { offset: number; limit: number },
): Promise<NotificationRow[]> =>
  queries
    .select()
    .from(notifications)
    .where(ofStudent(userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(page.limit)
    .offset(page.offset);

export const countNotices = async (
  queries: Queries,
  userId: string,
): Promise<{ total: number; unread: number }> => {
  const [row] = await queries
    .select({
      total: count(),
      unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)`.mapWith(Number),
    })
    .from(notifications)
    .where(ofStudent(userId));
  return row ?? { total: 0, unread: 0 };
};

/** Marks unread notices as read. @param ids only these; all when left out */
export const markRead = async (
  queries: Queries,
  userId: string,
  now: Date,
  ids?: string[],
): Promise<void> => {
  if (ids?.length === 0) return;
  await queries
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(ofStudent(userId), isNull(notifications.readAt), ids ? inArray(notifications.id, ids) : undefined),
    );
};

export const findSettings = async (queries: Queries, userId: string): Promise<SettingsRow | undefined> =>
  (
    await queries.select().from(notificationSettings).where(eq(notificationSettings.userId, userId)).limit(1)
  )[0];

/** @returns the students' rows, made from `rows` where there were none */
export const ensureSettings = async (queries: Queries, rows: SettingsRow[]): Promise<SettingsRow[]> => {
  await queries.insert(notificationSettings).values(rows).onConflictDoNothing();
  const userIds = rows.map(({ userId }) => userId);
  return queries.select().from(notificationSettings).where(inArray(notificationSettings.userId, userIds));
};

/** Stores a choice. The unsubscribe token of an existing row stays, because sent mails contain it. */
export const storeSettings = async (queries: Queries, row: SettingsRow): Promise<void> => {
  const { email, deadlineReminders, updatedAt } = row;
  await queries.insert(notificationSettings).values(row).onConflictDoUpdate({
    target: notificationSettings.userId,
    set: { email, deadlineReminders, updatedAt },
  });
};

export const findTokenOwner = async (queries: Queries, token: string): Promise<SettingsRow | undefined> =>
  (
    await queries
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.unsubscribeToken, token))
      .limit(1)
  )[0];

/** The notices of these students that wait for a mail, oldest first, locked until the transaction ends. */
export const lockWaitingNotices = (queries: Queries, userIds: string[]): Promise<NotificationRow[]> =>
  queries
    .select()
    .from(notifications)
    .where(and(inArray(notifications.userId, userIds), isNotNull(notifications.mailDue)))
    .orderBy(notifications.userId, notifications.createdAt, notifications.id)
    .for('update');

export const setMailDue = async (
  queries: Queries,
  notices: Pick<NotificationRow, 'userId' | 'id'>[],
  mailDue: string | null,
): Promise<void> => {
  for (let at = 0; at < notices.length; at += BATCH) {
    const batch = notices.slice(at, at + BATCH);
    const userIds = [...new Set(batch.map(({ userId }) => userId))];
    const ids = batch.map(({ id }) => id);
    await queries
      .update(notifications)
      .set({ mailDue })
      .where(and(inArray(notifications.userId, userIds), inArray(notifications.id, ids)));
  }
};

/** Students with a notice that is due by mail. */
export const listStudentsDue = async (queries: Queries, today: string, limit: number): Promise<string[]> =>
  (
    await queries
      .selectDistinct({ userId: notifications.userId })
      .from(notifications)
      .where(and(isNotNull(notifications.mailDue), lte(notifications.mailDue, today)))
      .limit(limit)
  ).map((row) => row.userId);

export const listAddressees = (
  queries: Queries,
  userIds: string[],
): Promise<{ userId: string; firstName: string; email: string; isConfirmed: boolean }[]> =>
  queries
    .select({
      userId: users.id,
      firstName: users.firstName,
      email: users.email,
      isConfirmed: sql<boolean>`${emailConfirmations.userId} is null`,
    })
    .from(users)
    .leftJoin(emailConfirmations, eq(emailConfirmations.userId, users.id))
    .where(inArray(users.id, userIds));

export const deleteNoticesBefore = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(notifications).where(lt(notifications.createdAt, before));
};
