/**
 * Node's network errors and PostgreSQL's classes 08 (connection), 40 (a transaction that lost to another), 53 (resources)
 * and 57P (operator intervention), a statement that took longer than it may (57014), and a server that takes no writes (25006),
 * as during a failover.
 */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|08\w{3}|40\w{3}|53\w{3}|57P\w{2}|57014|25006)$/;
/** node-postgres reports these without a code; the second when a transaction is to be rolled back on a connection that broke. */
const UNAVAILABLE_TEXT =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|connection timeout|PGlite is clos/i;

/** Whether an error or one of its causes means that the database can't be reached now. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && UNAVAILABLE.test(code)) return true;
    if (UNAVAILABLE_TEXT.test(at.message)) return true;
  }
  return false;
};
