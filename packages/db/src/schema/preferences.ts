import type { Preferences } from '@laurel/domain';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

export const preferences = pgTable('preferences', {
  userId: userId().primaryKey(),
  data: jsonb('data').$type<Preferences>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
