import { ApiError } from '../../lib/api/api-error.ts';

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
