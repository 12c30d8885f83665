import type { Role } from '@laurel/domain';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

/** Small facts about an act; nothing that a student told. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/**
 * Who did what, one row an act. A trigger refuses every UPDATE, DELETE and TRUNCATE. Accounts are named by `users.audit_name`, which is
 * erased with the account: its rows stay and lead to nobody.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    /** The acting account, or `command`; null for a visitor. */
    actor: text('actor'),
    /** `METHOD /path` of a call, or the name of a command. */
    act: text('act').notNull(),
    /** The account that it concerns. */
    subject: text('subject'),
    /** What else it concerns, e.g. a scholarship; only of acts at the desk and commands. */
    target: text('target'),
    requestId: text('request_id'),
    details: jsonb('details').$type<AuditDetails>().notNull().default({}),
  },
  (table) => [
    index('audit_log_newest').on(table.at.desc(), table.id.desc()),
    index('audit_log_subject').on(table.subject, table.at.desc()),
  ],
);

/** Accounts that were erased: an id that leads nowhere any more, and the day; for whatever a restored copy brings back. */
export const erasures = pgTable('erasures', {
  account: text('account').primaryKey(),
  at: text('at').notNull(),
});

/** What operators wrote at the desk about themselves, one row a text; a text without a row is what the environment says. */
export const houseTexts = pgTable('house_texts', {
  name: text('name').primaryKey(),
  text: text('text').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** What an account was granted by command; most have no row. */
export const roles = pgTable(
  'roles',
  {
    userId: userId(),
    role: text('role').$type<Role>().notNull(),
    grantedAt: instant('granted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);
