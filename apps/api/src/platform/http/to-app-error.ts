import type { ErrorCode } from '@laurel/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import { isAccountGone } from './is-account-gone.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** Fastify's own errors, by its code. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
};

const fieldName = (instancePath: string) => instancePath.replace(/^\//, '').replaceAll('/', '.');

const validationError = (issues: { instancePath: string; message?: string | undefined }[]): AppError => {
  const details = issues.map((issue) => ({
    field: fieldName(issue.instancePath),
    message: issue.message ?? 'This is not valid',
  }));
  const [first] = details;
  // A single problem is its own best sentence.
  return new AppError('invalid_request', {
    details,
    ...(details.length === 1 && first ? { message: first.message } : {}),
  });
};

/** Turns whatever a handler threw into an error of the contract. What nobody expected becomes `internal`. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error.validation);
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfter: 5 });
  if (isAccountGone(error)) return new AppError('unauthorized');
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known) return new AppError(known);
  if (error instanceof SyntaxError && statusCode === 400) return new AppError('malformed_json');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('invalid_request');
  return new AppError('internal');
};
