import { CONFIRM_PASSWORD_MESSAGES, newPassword } from '@laurel/contract';

/** A password that is being chosen, typed twice. */
export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

const confirmMessage = ({ password, confirmPassword }: NewPasswordValues): string | undefined => {
  if (confirmPassword === '') return CONFIRM_PASSWORD_MESSAGES.required;
  return confirmPassword === password ? undefined : CONFIRM_PASSWORD_MESSAGES.different;
};

/** The first thing wrong with each of the two, in the specification's words. */
export const checkNewPassword = (
  values: NewPasswordValues,
): { password?: string; confirmPassword?: string } => {
  const password = newPassword.safeParse(values.password).error?.issues[0]?.message;
  const confirmPassword = confirmMessage(values);
  return { ...(password ? { password } : {}), ...(confirmPassword ? { confirmPassword } : {}) };
};
