import type { Json } from '../e2e/api-student.ts';

export interface Called {
  status: number;
  headers: Headers;
  body: Json;
  ms: number;
}

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const PATIENCE_MS = 20_000;

/** One call of the API. @returns undefined when the connection broke or timed out, so that its outcome is unknown */
export const call = async (
  url: string,
  method: string,
  path: string,
  { token, body, headers }: CallOptions = {},
): Promise<Called | undefined> => {
  const began = performance.now();
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = (await response.json()) as Json;
    return {
      status: response.status,
      headers: response.headers,
      body: answer,
      ms: performance.now() - began,
    };
  } catch (error) {
    // Errors of fetch for a broken connection or a timeout; any other error is a bug of this test.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return undefined;
    throw error;
  }
};
