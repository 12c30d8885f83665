import { CONFIRM_PASSWORD_MESSAGES, firstProblem, NEW_PASSWORD } from '@laurel/contract';

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
  const password = firstProblem(NEW_PASSWORD, values.password);
  const confirmPassword = confirmMessage(values);
  return { ...(password ? { password } : {}), ...(confirmPassword ? { confirmPassword } : {}) };
};
