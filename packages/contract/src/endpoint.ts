import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodType;

/**
 * One call of the API. `path` is relative to the API root `/api` and holds parameters as `{name}`.
 * `responses` lists the success answers by status; errors always have the shape of `ErrorResponse`.
 * `served: false` marks a call whose contract is settled and which the server does not answer yet.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  access: 'public' | 'user';
  served: boolean;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  headers?: Schema;
  /** Status -> schema of a JSON body, or a media type for other bodies. */
  responses: Record<number, Schema | { mediaType: string }>;
  errors: readonly ErrorCode[];
}

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** The codes that a call can answer with, beside failures of the server: its own, and those of every call that reads something. */
export const errorCodesOf = ({ method, params, query, headers, body, errors }: Endpoint): ErrorCode[] => {
  const isValidated = params ?? query ?? headers ?? body;
  const ofValidation: ErrorCode[] = isValidated ? ['invalid_request'] : [];
  // A body is read before it is known whether the call takes one.
  const ofReading: ErrorCode[] = method === 'GET' ? [] : ['malformed_json', 'unsupported_media_type'];
  // Of the body, or of the address and the headers.
  return [...new Set<ErrorCode>([...errors, ...ofValidation, ...ofReading, 'payload_too_large'])];
};
