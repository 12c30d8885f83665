import {
  CONFIRM_PASSWORD_MESSAGES,
  email,
  firstName,
  lastName,
  newPassword,
  TERMS_MESSAGE,
} from '@laurel/contract';

export interface RegistrationValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
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

const RULES = { firstName, lastName, email, password: newPassword } as const;

const confirmMessage = ({ password, confirmPassword }: RegistrationValues): string | undefined => {
  if (confirmPassword === '') return CONFIRM_PASSWORD_MESSAGES.required;
  return confirmPassword === password ? undefined : CONFIRM_PASSWORD_MESSAGES.different;
};

/** The first thing wrong with each field, in the specification's words. */
export const checkRegistration = (
  values: RegistrationValues,
): { [K in keyof RegistrationValues]?: string } => {
  const wrong: { [K in keyof RegistrationValues]?: string } = {};
  for (const field of Object.keys(RULES) as (keyof typeof RULES)[]) {
    const message = RULES[field].safeParse(values[field]).error?.issues[0]?.message;
    if (message) wrong[field] = message;
  }
  const confirm = confirmMessage(values);
  if (confirm) wrong.confirmPassword = confirm;
  if (!values.terms) wrong.terms = TERMS_MESSAGE;
  return wrong;
};
