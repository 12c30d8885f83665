import type { OwnListing, ScholarshipRecord } from '@laurel/domain';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

/** Scholarships that students added themselves; each is its owner's alone and no part of the catalogue. */
export const ownScholarships = pgTable(
  'own_scholarships',
  {
    userId: userId(),
    /** See `ownScholarshipId`. */
    id: text('id').notNull(),
    listing: jsonb('listing').$type<OwnListing>().notNull(),
    /** Read from the listing. */
    record: jsonb('record').$type<ScholarshipRecord>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
