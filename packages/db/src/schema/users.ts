import type { Profile } from '@laurel/domain';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** As the student typed it, trimmed. */
    email: text('email').notNull(),
    /** Lower case, for comparing addresses. */
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    profile: jsonb('profile').$type<Profile>().notNull().default({}),
    /** Names the account in the audit log, so that its rows lead to nobody once the account is erased. */
    auditName: text('audit_name').notNull().default(sql`gen_random_uuid()::text`),
    /** Set by an operator: nobody signs in to it until it is taken back. */
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email_key').on(table.emailKey)],
);
