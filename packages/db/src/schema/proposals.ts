import type { Proposal } from '@laurel/domain';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { scholarships } from './scholarships.ts';

/** Passages that model extraction found in a listing that the rules could not read completely; they decide nothing. */
export const proposals = pgTable('proposals', {
  scholarshipId: text('scholarship_id')
    .primaryKey()
    .references(() => scholarships.id),
  /** Hash of the texts, the model's name and the prompt's version: when it changes, the listing is read again. */
  key: text('key').notNull(),
  found: jsonb('found').$type<Proposal[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});
