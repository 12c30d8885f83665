import { AppError } from '../../platform/http/app-error.ts';
import { checkPassword } from '../auth/index.ts';

/** @throws AppError invalid_credentials that names the request's field */
export const checkCurrentPassword = async (
  account: { passwordHash: string },
  password: string,
  field: 'currentPassword' | 'password',
): Promise<void> => {
  if (await checkPassword(account.passwordHash, password)) return;
  const message = 'The current password is not right.';
  throw new AppError('invalid_credentials', { message, details: [{ field, message }] });
};
