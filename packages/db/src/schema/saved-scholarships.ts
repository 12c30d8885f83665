import {
  type ApplicationStatus,
  type DismissReason,
  EMPTY_PLAN,
  type OwnListing,
  type OwnPlan,
  type Priority,
  type ScholarshipRecord,
} from '@laurel/domain';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

/** A change of an application's status; `at` is ISO 8601 in UTC. */
interface StatusChangeRow {
  status: ApplicationStatus;
  at: string;
}

interface RemovedTracking {
  notes: string;
  priority: Priority;
  applicationStatus: ApplicationStatus;
  statusHistory: StatusChangeRow[];
  checklistDone: string[];
  ownPlan: OwnPlan;
}

export const savedScholarships = pgTable(
  'saved_scholarships',
  {
    userId: userId(),
    /** Of the catalogue, or one that the student added. */
    scholarshipId: text('scholarship_id').notNull(),
    id: text('id').notNull(),
    notes: text('notes').notNull(),
    priority: text('priority').$type<Priority>().notNull(),
    applicationStatus: text('application_status').$type<ApplicationStatus>().notNull(),
    /** Each change of the application status, oldest first. */
    statusHistory: jsonb('status_history').$type<StatusChangeRow[]>().notNull().default([]),
    /** Ids of the entries of its checklist that the student has ticked. */
    checklistDone: jsonb('checklist_done').$type<string[]>().notNull().default([]),
    /** Deadline, steps and referees that the student added. */
    ownPlan: jsonb('own_plan').$type<OwnPlan>().notNull().default(EMPTY_PLAN),
    /** Calendar day on which it was saved (YYYY-MM-DD): reminders that fell due before it are not made. */
    savedOn: text('saved_on').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scholarshipId] }),
    index('saved_scholarships_scholarship').on(table.scholarshipId),
  ],
);

/** What a student had written on a saved scholarship that they removed: it comes back when they take that back. */
export const removedScholarships = pgTable(
  'removed_scholarships',
  {
    userId: userId(),
    /** Of the catalogue, or one that the student added. */
    scholarshipId: text('scholarship_id').notNull(),
    tracking: jsonb('tracking').$type<RemovedTracking>().notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scholarshipId] }),
    index('removed_scholarships_scholarship').on(table.scholarshipId),
    index('removed_scholarships_removed_at').on(table.removedAt),
  ],
);

/**
 * The secret calendar address of each student. The secret is derived from `seed` with the session secret and found by its hash, so the
 * row alone gives no access.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: userId().primaryKey(),
    seed: text('seed').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('calendar_feeds_secret').on(table.secretHash)],
);

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

/** Scholarships that a student said "Not for me" to. */
export const dismissedScholarships = pgTable(
  'dismissed_scholarships',
  {
    userId: userId(),
    /** Of the catalogue, or of the student's group. */
    scholarshipId: text('scholarship_id').notNull(),
    /** Null where none was given. */
    reason: text('reason').$type<DismissReason>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scholarshipId] }),
    index('dismissed_scholarships_scholarship').on(table.scholarshipId),
  ],
);
