import type { ScholarshipRecord } from '@laurel/domain';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { scholarships } from './scholarships.ts';

/** One row for each raise of the catalogue's version that changed records, until the students have been told. */
export const catalogueChanges = pgTable('catalogue_changes', {
  version: integer('version').primaryKey(),
  /** The last student who has been told; students are gone through in the order of their ids. */
  cursor: text('cursor').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

/** What a raise of the catalogue's version changed, with the record as it was before. */
export const scholarshipChanges = pgTable(
  'scholarship_changes',
  {
    version: integer('version')
      .notNull()
      .references(() => catalogueChanges.version, { onDelete: 'cascade' }),
    scholarshipId: text('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    kind: text('kind').$type<'added' | 'changed' | 'withdrawn'>().notNull(),
    previous: jsonb('previous').$type<ScholarshipRecord>(),
  },
  (table) => [primaryKey({ columns: [table.version, table.scholarshipId] })],
);
