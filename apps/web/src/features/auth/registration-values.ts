import { EMAIL, FIRST_NAME, firstProblem, LAST_NAME, TERMS_MESSAGE } from '@laurel/contract';
import { checkNewPassword, type NewPasswordValues } from './new-password.ts';

export interface RegistrationValues extends NewPasswordValues {
  firstName: string;
  lastName: string;
  email: string;
  terms: boolean;
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

const RULES = { firstName: FIRST_NAME, lastName: LAST_NAME, email: EMAIL };

/** The first thing wrong with each field, in the specification's words. */
export const checkRegistration = (
  values: RegistrationValues,
): { [K in keyof RegistrationValues]?: string } => {
  const wrong: { [K in keyof RegistrationValues]?: string } = checkNewPassword(values);
  for (const field of Object.keys(RULES) as (keyof typeof RULES)[]) {
    const message = firstProblem(RULES[field], values[field]);
    if (message) wrong[field] = message;
  }
  if (!values.terms) wrong.terms = TERMS_MESSAGE;
  return wrong;
};
