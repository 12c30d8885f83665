import type { Queries } from '@laurel/db';
import { type AuditRow, listActsSince } from './audit-log.repository.ts';

/** Rows that are read at once. */
const PAGE = 1000;

/** Every row since a time, oldest first, read page by page. */
export async function* allPages(queries: Queries, since: Date): AsyncGenerator<AuditRow> {
  let last: AuditRow | undefined;
  for (;;) {
    const rows = await listActsSince(queries, since, last, PAGE);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}
