import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

export const notifications = pgTable(
  'notifications',
  {
    userId: userId(),
    id: text('id').notNull(),
    /** Names the event, e.g. one version of one scholarship: a student gets one notice about it. */
    key: text('key').notNull(),
    kind: text('kind').$type<'new_match' | 'deadline' | 'changed' | 'closed' | 'report'>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Of the catalogue, or one that the student added. */
    scholarshipId: text('scholarship_id'),
    /** Calendar day on which it was made (YYYY-MM-DD). */
    day: text('day').notNull(),
    /** Calendar day from which it may be mailed; null: it has been mailed, or never will be. */
    mailDue: text('mail_due'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_newest').on(table.userId, table.createdAt.desc()),
    index('notifications_mail_due').on(table.mailDue, table.userId).where(sql`mail_due is not null`),
  ],
);

/** A student's notification settings; no row means the defaults. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: userId().primaryKey(),
    email: text('email').$type<'instant' | 'daily' | 'weekly' | 'off'>().notNull(),
    deadlineReminders: boolean('deadline_reminders').notNull(),
    /** Part of the unsubscribe links; it can only stop mails. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('notification_settings_token').on(table.unsubscribeToken)],
);
