import type { Role } from '@laurel/domain';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

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
