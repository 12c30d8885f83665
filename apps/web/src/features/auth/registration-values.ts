import { email, firstName, lastName, TERMS_MESSAGE } from '@laurel/contract';
import { checkNewPassword, type NewPasswordValues } from '../../entities/password/new-password.ts';

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

const RULES = { firstName, lastName, email } as const;

/** The first thing wrong with each field, in the specification's words. */
export const checkRegistration = (
  values: RegistrationValues,
): { [K in keyof RegistrationValues]?: string } => {
  const wrong: { [K in keyof RegistrationValues]?: string } = checkNewPassword(values);
  for (const field of Object.keys(RULES) as (keyof typeof RULES)[]) {
    const message = RULES[field].safeParse(values[field]).error?.issues[0]?.message;
    if (message) wrong[field] = message;
  }
  if (!values.terms) wrong.terms = TERMS_MESSAGE;
  return wrong;
};
