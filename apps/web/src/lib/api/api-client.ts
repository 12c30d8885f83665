import type { SessionStorage } from '../session/session-storage.ts';
import { ApiError, connectionError } from './api-error.ts';
import type { Answer, Call, CallArguments } from './api-types.ts';

/** A text of the answer; anything else counts as empty. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Media types that are answered as text. */
const FILE_TYPES = /^text\/(csv|calendar)\b/;

/** The JSON object of the answer; empty when there is none. */
const readJson = async (response: Response): Promise<Record<string, unknown>> => {
  try {
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Not an answer of ours but a proxy's page: only the status counts.
    return {};
  }
};

const errorOf = (response: Response, body: Record<string, unknown>): ApiError => {
  const ours = body.success === false;
  // A proxy answers 502 or 504 in its own words when the server is down.
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

/**
 * The body of the answer.
 * @throws ApiError when it reports a failure, whatever the status
 */
const answerOf = async (response: Response): Promise<unknown> => {
  if (response.ok && FILE_TYPES.test(response.headers.get('Content-Type') ?? '')) return response.text();
  const body = await readJson(response);
  if (!response.ok || body.success === false) throw errorOf(response, body);
  return body;
};

const REQUEST_TIMEOUT_MS = 10_000;

interface RequestParts {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  headers?: Record<string, string | undefined> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
}

interface SenderDependencies {
  /** API root, without a trailing slash. */
  base: string;
  fetch: typeof fetch;
  isOnline: () => boolean;
  /** Aborted while a student signs out: pending calls are cancelled and never settle. */
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
 * Creates the function that sends one request.
 * @throws ApiError when there was no answer
 */
const createSender = (dependencies: SenderDependencies) => {
  const { base, isOnline, timeoutMs = REQUEST_TIMEOUT_MS } = dependencies;

  /** Calls to /auth/ are not cancelled: they end the session. */
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
      // The student has left, so nobody waits for the failure.
      if (departureFor(path).some(({ aborted }) => aborted)) return new Promise<never>(() => undefined);
      if (parts.signal?.aborted) throw connectionError('aborted');
      if (timeout.aborted) throw connectionError('timeout');
      throw connectionError(isOnline() ? 'refused' : 'network');
    }
  };
};

const REFRESH_LOCK = 'laurel-session-refresh';

/** Runs `task` while no other tab runs one. */
export type ExclusiveRunner = <T>(name: string, task: () => Promise<T>) => Promise<T>;

interface ApiClientDependencies extends SenderDependencies {
  session: SessionStorage;
  exclusive: ExclusiveRunner;
  /** Called once the session could not be continued; storage is already cleared. */
  onSessionEnd: () => void;
}

type ApiClient = <C extends Call>(call: C, ...args: CallArguments<C>) => Promise<Answer<C>>;

/** Creates the function for every call of the web app. */
export const createApiClient = (dependencies: ApiClientDependencies): ApiClient => {
  const { session, exclusive, onSessionEnd } = dependencies;
  const send = createSender(dependencies);

  const endSession = () => {
    session.clear();
    onSessionEnd();
  };

  /**
   * Exchanges the refresh token, unless another tab has done so.
   * @returns the new access token, or null
   */
  const refresh = async (refusedToken: string): Promise<string | null> => {
    const stored = session.tokens();
    if (stored.token && stored.token !== refusedToken) return stored.token;
    // Already signed out, here or in another tab.
    if (!stored.token && !stored.refreshToken) return null;
    if (!stored.refreshToken) {
      endSession();
      return null;
    }
    const response = await send(
      'POST',
      '/auth/refresh',
      { body: { refreshToken: stored.refreshToken } },
      null,
    );
    // Signed out meanwhile: the answer must not restore the session.
    if (session.tokens().refreshToken !== stored.refreshToken) return session.tokens().token;
    if (response.ok) {
      const { token, refreshToken } = await readJson(response);
      session.replaceTokens({ token: text(token), refreshToken: text(refreshToken) });
      return text(token);
    }
    const failure = errorOf(response, await readJson(response));
    // A server that is down or busy has not ended the session; any other refusal does, as a 401 is specified to.
    if (failure.status === 0 || failure.status === 429 || failure.status >= 500) throw failure;
    endSession();
    return null;
  };

  let refreshing: Promise<string | null> | null = null;
  const sharedRefresh = (refusedToken: string) => {
    refreshing ??= exclusive(REFRESH_LOCK, () => refresh(refusedToken)).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  const request = async (method: string, path: string, parts: RequestParts): Promise<unknown> => {
    const { token } = session.tokens();
    let response = await send(method, path, parts, token);
    if (response.status === 401 && token && !path.startsWith('/auth/')) {
      const refusal = errorOf(response, await readJson(response));
      // A wrong current password is also a 401, and does not concern the session.
      if (refusal.code !== '' && refusal.code !== 'unauthorized') throw refusal;
      const renewed = await sharedRefresh(token);
      if (!renewed) throw refusal;
      response = await send(method, path, parts, renewed);
    }
    return answerOf(response);
  };

  return ((call: string, parts: RequestParts = {}) => {
    const [method = 'GET', path = '/'] = call.split(' ');
    return request(method, path, parts);
  }) as ApiClient;
};
