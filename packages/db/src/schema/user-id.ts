import { text } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Whose row it is; the row goes with its student. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
