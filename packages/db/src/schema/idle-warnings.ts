import { pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

/** Accounts whose owners were told that they will be erased because nobody uses them. */
export const idleWarnings = pgTable('idle_warnings', {
  userId: userId().primaryKey(),
  warnedAt: instant('warned_at').notNull(),
});
