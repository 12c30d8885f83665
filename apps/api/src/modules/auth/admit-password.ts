import { AppError } from '../../platform/http/app-error.ts';

/** @throws AppError invalid_request for a new password that this house refuses, though it keeps the rules */
export type AdmitPassword = (password: string) => Promise<void>;

/** @param guessed tells passwords that are guessed first; undefined: none is refused, which is the default */
export const createAdmitPassword =
  (
    guessed: { isListed: (password: string) => Promise<boolean>; message: string } | undefined,
  ): AdmitPassword =>
  async (password) => {
    if (!guessed || !(await guessed.isListed(password))) return;
    const { message } = guessed;
    throw new AppError('invalid_request', { message, details: [{ field: 'password', message }] });
  };
