import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

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
