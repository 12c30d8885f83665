import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

/** The authenticator app of an account; most accounts have none. */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** Encrypted under a key that the session secret gives. */
  secret: text('secret').notNull(),
  /** Null until the first code was given: signing in does not ask for one before. */
  confirmedAt: instant('confirmed_at'),
  /** The step of 30 seconds whose code was used last: neither it nor an earlier one is taken again. */
  lastStep: integer('last_step').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Codes that stand in for the app, each once; a used one is deleted. The codes themselves are shown and never stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
