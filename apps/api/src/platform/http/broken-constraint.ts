/** PostgreSQL's foreign_key_violation and unique_violation. */
const VIOLATIONS: readonly unknown[] = ['23503', '23505'];

/** Name of the constraint that a statement violated, or an empty string for any other error. */
export const brokenConstraint = (error: unknown): string => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (VIOLATIONS.includes(code) && typeof constraint === 'string') return constraint;
  }
  return '';
};
