import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/**
 * Paraphrases of our sentences about a scholarship, or about all of them when the id is empty. For a refused paraphrase our sentence is
 * stored. Contains nothing about a student.
 */
export const paraphrases = pgTable(
  'wordings',
  {
    scholarshipId: text('scholarship_id').notNull(),
    /** Hash of our sentence and the model's name. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scholarshipId, table.key] })],
);
