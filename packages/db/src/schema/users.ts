import type { Profile } from '@laurel/domain';
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
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email_key').on(table.emailKey)],
);
