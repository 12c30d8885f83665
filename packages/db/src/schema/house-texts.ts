import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** What operators wrote at the desk about themselves, one row a text; a text without a row is what the environment says. */
export const houseTexts = pgTable('house_texts', {
  name: text('name').primaryKey(),
  text: text('text').notNull(),
  changedAt: instant('changed_at').notNull(),
});
