import type { ScholarshipRecord } from '@laurel/domain';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { scholarships } from './scholarships.ts';

/** One row for each version of the catalogue that changed records, for the notices about it. */
export const catalogueChanges = pgTable('catalogue_changes', {
  version: integer('version').primaryKey(),
  /** The last student whose notices are made; students are processed in the order of their ids. */
  cursor: text('cursor').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

/** The changes of a version of the catalogue, each with the record before it. */
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
