import { ApiError, connectionError } from './api-error.ts';

/** A text of an answer; what is none counts as empty. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is answered as a file of text. */
const FILE_TYPES = /^text\/(csv|calendar)\b/;

/** The object that was answered; empty when it is none. */
export const readJson = async (response: Response): Promise<Record<string, unknown>> => {
  try {
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Not ours: a proxy's page. The status alone tells what happened.
    return {};
  }
};

export const errorOf = (response: Response, body: Record<string, unknown>): ApiError => {
  const ours = body.success === false;
  // A proxy in front of a server that is down answers 502 or 504 in its own words.
  if (!ours && (response.status === 502 || response.status === 504)) return connectionError('refused');
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiError({
    kind: 'http',
    status: response.status,
    code: text(body.code),
    message: text(body.message),
    error: text(body.error),
    details: Array.isArray(body.details) ? body.details : [],
    requestId: text(body.requestId),
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
};

/** What the server answered. @throws ApiError when it says that the call did not succeed, whatever the status */
export const answerOf = async (response: Response): Promise<unknown> => {
  if (response.ok && FILE_TYPES.test(response.headers.get('Content-Type') ?? '')) return response.text();
  const body = await readJson(response);
  if (!response.ok || body.success === false) throw errorOf(response, body);
  return body;
};
