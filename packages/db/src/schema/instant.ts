import { timestamp } from 'drizzle-orm/pg-core';

/** A `Date` on both drivers; millisecond precision, as JavaScript writes them. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
