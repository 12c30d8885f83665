import { EMAIL, FIRST_NAME, firstProblem, LAST_NAME, TERMS_MESSAGE } from '@laurel/contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { checkNewPassword, type NewPasswordValues } from './new-password.ts';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/**
 * Why a registration failed: the server's detail messages, else its message, else its error, else the text
 * for a server that can't be reached, else the error's own message.
 */
export const registrationFailure = (failure: unknown): string => {
  if (!(failure instanceof ApiError)) {
    return failure instanceof Error && failure.message ? failure.message : UNEXPECTED;
  }
  const details = failure.details.map(({ message }) => message).filter(Boolean);
  // A detail may be a whole sentence, with its full stop.
  if (details.length > 0) return details.join('. ').replaceAll('.. ', '. ');
  return failure.message || failure.error || UNEXPECTED;
};

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
