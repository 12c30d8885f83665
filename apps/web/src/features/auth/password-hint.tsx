import { COMMON_PASSWORD_HINT, firstProblem, isCommonPassword, NEW_PASSWORD } from '@laurel/contract';

/** A word about a password that keeps the rules and is guessed first all the same. It stands in nobody's way. */
export const PasswordHint = ({ password }: { password: string }) => (
  <p role="status" className="mt-3 text-sm text-muted empty:hidden">
    {!firstProblem(NEW_PASSWORD, password) && isCommonPassword(password) ? COMMON_PASSWORD_HINT : null}
  </p>
);
