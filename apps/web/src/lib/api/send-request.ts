import { connectionError } from './api-error.ts';

const REQUEST_TIMEOUT_MS = 10_000;

export interface RequestParts {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  headers?: Record<string, string | undefined> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
}

export interface SenderDependencies {
  /** API root, without a trailing slash. */
  base: string;
  fetch: typeof fetch;
  isOnline: () => boolean;
  /** Aborted while a student leaves: what they asked for is cut off and never answered. */
  departure: () => AbortSignal;
  timeoutMs?: number;
}

const addressOf = (path: string, { params, query }: RequestParts): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
};

/**
 * Builds the function that sends one request, and answers whatever the server answered.
 * @throws ApiError when no answer came
 */
export const createSender = (dependencies: SenderDependencies) => {
  const { base, isOnline, timeoutMs = REQUEST_TIMEOUT_MS } = dependencies;

  /** The calls that end a session go on while the student leaves. */
  const departureFor = (path: string) => (path.startsWith('/auth/') ? [] : [dependencies.departure()]);

  return async (method: string, path: string, parts: RequestParts, token: string | null) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (parts.body !== undefined) headers['Content-Type'] = 'application/json';
    for (const [name, value] of Object.entries(parts.headers ?? {}))
      if (value !== undefined) headers[name] = value;
    if (token) headers.Authorization = `Bearer ${token}`;
    try {
      return await dependencies.fetch(`${base}${addressOf(path, parts)}`, {
        method,
        headers,
        credentials: 'include',
        signal: AbortSignal.any([timeout, ...departureFor(path), ...(parts.signal ? [parts.signal] : [])]),
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
        ...(parts.keepalive ? { keepalive: true } : {}),
      });
    } catch {
      // Nobody is left who could be told of a failure.
      if (departureFor(path).some(({ aborted }) => aborted)) return new Promise<never>(() => undefined);
      if (parts.signal?.aborted) throw connectionError('aborted');
      if (timeout.aborted) throw connectionError('timeout');
      throw connectionError(isOnline() ? 'refused' : 'network');
    }
  };
};
