/** PostgreSQL's foreign_key_violation, of a key that leads to the account. */
const FOREIGN_KEY_VIOLATION = '23503';
const TO_THE_ACCOUNT = /_user_id_users_id_fk$/;

/** Whether a row could not be written because its account was erased while the request ran. */
export const isAccountGone = (error: unknown): boolean => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (code === FOREIGN_KEY_VIOLATION && typeof constraint === 'string' && TO_THE_ACCOUNT.test(constraint))
      return true;
  }
  return false;
};
