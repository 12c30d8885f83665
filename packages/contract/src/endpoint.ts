import type { Role } from '@laurel/domain';
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
  /** `user`: whoever is signed in. `curator` (and with it every operator) and `operator`: by grant only; for all others it is not there. */
  access: 'public' | 'user' | Role;
  served: boolean;
  /** Of an account with a second factor it wants a code that was given within the last ten minutes in this session. */
  stepUp?: true;
  /** It asks for a password, sets one or leads to one, or concerns passkeys: refused where local passwords are switched off. */
  passwords?: true;
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

/** The error codes of a call, besides server failures: its own, and the general ones of its access and input. */
export const errorCodesOf = ({
  method,
  params,
  query,
  headers,
  body,
  stepUp,
  passwords,
  errors,
}: Endpoint): ErrorCode[] => {
  const ofValidation: ErrorCode[] = (query ?? headers ?? body) ? ['invalid_request'] : [];
  // An id that can't be one names nothing.
  const ofPath: ErrorCode[] = params ? ['not_found'] : [];
  // A body is parsed before the route knows whether it accepts one.
  const ofReading: ErrorCode[] = method === 'GET' ? [] : ['malformed_json', 'unsupported_media_type'];
  // The body, or the URL and the headers, may be too large; every client has a budget.
  return [
    ...new Set<ErrorCode>([
      ...errors,
      ...(stepUp ? (['step_up_required'] as const) : []),
      ...(passwords ? (['passwords_off'] as const) : []),
      ...ofValidation,
      ...ofPath,
      ...ofReading,
      'payload_too_large',
      'rate_limited',
    ]),
  ];
};
