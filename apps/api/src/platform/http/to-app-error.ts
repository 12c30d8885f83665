import type { ErrorCode } from '@laurel/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** PostgreSQL's foreign_key_violation and unique_violation. */
const VIOLATIONS: readonly unknown[] = ['23503', '23505'];

/** Name of the constraint that a statement violated, or an empty string for any other error. */
const brokenConstraint = (error: unknown): string => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (VIOLATIONS.includes(code) && typeof constraint === 'string') return constraint;
  }
  return '';
};

/** Fastify's own errors, by its code. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
};

/** Violated when the account was erased while the request ran. */
const TO_THE_ACCOUNT = /_user_id_users_id_fk$/;
/** Violated when another account took the address while the request ran. */
const ONE_ADDRESS = 'users_email_key';

const fieldName = (instancePath: string) => instancePath.replace(/^\//, '').replaceAll('/', '.');

/** The validator's default messages. They name types and operators, so a sentence for people replaces them. */
const OF_THE_VALIDATOR = /^(?:Invalid |Too (?:big|small|many|few)|Unrecognized )/;

const inWords = (field: string, message: string): string => {
  if (!OF_THE_VALIDATOR.test(message)) return message;
  if (field === '') return 'Please send what this call asks for, as a JSON object';
  return message.endsWith('received undefined') ? `${field} is required` : `${field} is not valid`;
};

const validationError = (issues: { instancePath: string; message?: string | undefined }[]): AppError => {
  const found = issues.map(({ instancePath, message = 'This is not valid' }) => {
    const field = fieldName(instancePath);
    return { field, message: inWords(field, message) };
  });
  // An empty list in place of a text violates two rules with the same message.
  const details = found.filter(
    ({ field, message }, at) =>
      found.findIndex((other) => other.field === field && other.message === message) === at,
  );
  const [first] = details;
  // With a single problem, its message is the best summary.
  return new AppError('invalid_request', {
    details,
    ...(details.length === 1 && first ? { message: first.message } : {}),
  });
};

/** Maps whatever a handler threw to an error of the contract; an unexpected one becomes `internal`. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    // An id that can't be one is not known, as any other that is not there.
    return error.validationContext === 'params'
      ? new AppError('not_found')
      : validationError(error.validation);
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfter: 5 });
  const constraint = brokenConstraint(error);
  if (TO_THE_ACCOUNT.test(constraint)) return new AppError('unauthorized');
  if (constraint === ONE_ADDRESS) return new AppError('email_in_use');
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known) return new AppError(known);
  if (error instanceof SyntaxError && statusCode === 400) return new AppError('malformed_json');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('invalid_request');
  return new AppError('internal');
};
