import type { DismissReason } from '@laurel/domain';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { scholarships } from './scholarships.ts';
import { userId } from './user-id.ts';

/** Scholarships that a student said "Not for me" to. */
export const dismissedScholarships = pgTable(
  'dismissed_scholarships',
  {
    userId: userId(),
    scholarshipId: text('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    /** Null where none was given. */
    reason: text('reason').$type<DismissReason>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scholarshipId] }),
    index('dismissed_scholarships_scholarship').on(table.scholarshipId),
  ],
);
