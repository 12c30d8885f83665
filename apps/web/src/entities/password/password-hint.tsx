import { COMMON_PASSWORD_HINT, isCommonPassword, newPassword } from '@laurel/contract';

/** A word about a password that keeps the rules and is guessed first all the same. It stands in nobody's way. */
export const PasswordHint = ({ password }: { password: string }) => (
  <p role="status" className="mt-3 text-sm text-muted empty:hidden">
    {newPassword.safeParse(password).success && isCommonPassword(password) ? COMMON_PASSWORD_HINT : null}
  </p>
);
