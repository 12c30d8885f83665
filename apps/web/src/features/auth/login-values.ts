import { anyPassword, email } from '@laurel/contract';

export interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** The first thing wrong with each field, in the specification's words. */
export const checkLogin = (values: LoginValues): { email?: string; password?: string } => {
  const wrongEmail = email.safeParse(values.email).error?.issues[0]?.message;
  const wrongPassword = anyPassword.safeParse(values.password).error?.issues[0]?.message;
  return {
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(wrongPassword ? { password: wrongPassword } : {}),
  };
};
