import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/**
 * How a language model words a sentence of ours about a scholarship, or for every one of them where the id is empty; the sentence
 * itself where its words were refused. Holds nothing about a student.
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
