import type { Proposal } from '@laurel/domain';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { scholarships } from './scholarships.ts';

/** What a language model found in a listing that the rules could not read to the end; it decides nothing. */
export const proposals = pgTable('proposals', {
  scholarshipId: text('scholarship_id')
    .primaryKey()
    .references(() => scholarships.id),
  /** Hash of the texts that were read, of the model's name and of what it was asked: another one is asked anew. */
  key: text('key').notNull(),
  found: jsonb('found').$type<Proposal[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});
