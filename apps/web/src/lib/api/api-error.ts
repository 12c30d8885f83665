import type { ErrorDetail } from '@laurel/contract';

/** `http`: the server answered. The others: no answer came, and why. */
export type ApiErrorKind = 'http' | 'refused' | 'network' | 'timeout' | 'aborted';

export const CONNECTION_MESSAGES = {
  refused: 'Unable to connect to server. Please try again later.',
  network: 'Network error. Please check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  aborted: 'The request was cancelled.',
} as const;

interface ApiErrorFields {
  kind: ApiErrorKind;
  /** HTTP status, 0 when no answer came. */
  status: number;
  /** The contract's error code; empty when no answer came or it was not ours. */
  code: string;
  /** The server's `message`, else the text for the kind of failure. */
  message: string;
  /** The server's `error`: a sentence for a person. */
  error: string;
  details: ErrorDetail[];
  requestId: string;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number | undefined;
}

/** A call that did not succeed. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string;
  readonly error: string;
  readonly details: ErrorDetail[];
  readonly requestId: string;
  readonly retryAfter: number | undefined;

  constructor(fields: ApiErrorFields) {
    super(fields.message);
    this.name = 'ApiError';
    this.kind = fields.kind;
    this.status = fields.status;
    this.code = fields.code;
    this.error = fields.error;
    this.details = fields.details;
    this.requestId = fields.requestId;
    this.retryAfter = fields.retryAfter;
  }
}

export const connectionError = (kind: Exclude<ApiErrorKind, 'http'>): ApiError =>
  new ApiError({
    kind,
    status: 0,
    code: '',
    message: CONNECTION_MESSAGES[kind],
    error: '',
    details: [],
    requestId: '',
  });

/**
 * The server's error, else its message, else the fallback, which is also used without an answer (specification
 * section 8).
 */
export const errorText = (failure: unknown, fallback: string): string => {
  if (!(failure instanceof ApiError) || failure.kind !== 'http') return fallback;
  return failure.error || failure.message || fallback;
};

/** Like `errorText`, but names the cause when there was no answer. */
export const explainFailure = (failure: unknown, fallback: string): string =>
  failure instanceof ApiError && failure.kind !== 'http'
    ? CONNECTION_MESSAGES[failure.kind]
    : errorText(failure, fallback);

export const isNotFound = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status === 404;

/** What the student can do about it: they have as many as can be kept. Undefined for every other failure, which has a text of its own. */
export const whyRefused = (failure: unknown): string | undefined =>
  failure instanceof ApiError && failure.code === 'limit_reached' ? failure.message : undefined;
