import { ANY_PASSWORD, EMAIL, firstProblem } from '@laurel/contract';

export interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** The first thing wrong with each field, in the specification's words. */
export const checkLogin = (values: LoginValues): { email?: string; password?: string } => {
  const wrongEmail = firstProblem(EMAIL, values.email);
  const wrongPassword = firstProblem(ANY_PASSWORD, values.password);
  return {
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(wrongPassword ? { password: wrongPassword } : {}),
  };
};
