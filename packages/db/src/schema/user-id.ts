import { text } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The student's id; the row is deleted with the student. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
