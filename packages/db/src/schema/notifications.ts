import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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

/** The queue of mails. An ended mail stays for a while, without its text. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    userId: userId(),
    id: text('id').notNull(),
    /** Names the event; a student gets one mail about it. */
    key: text('key').notNull(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** A link that opens an account, encrypted; null when the mail holds none. */
    secret: text('secret'),
    status: text('status').$type<'queued' | 'sent' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull(),
    /** When it is due; while a process is sending it, the end of the lease. */
    dueAt: instant('due_at').notNull(),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('outgoing_mails_key').on(table.userId, table.key),
    index('outgoing_mails_due').on(table.dueAt).where(sql`status = 'queued'`),
  ],
);

/** Accounts whose owners were told that they will be erased because nobody uses them. */
export const idleWarnings = pgTable('idle_warnings', {
  userId: userId().primaryKey(),
  warnedAt: instant('warned_at').notNull(),
});
