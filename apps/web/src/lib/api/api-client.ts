import type { SessionStorage } from '../session/session-storage.ts';
import type { Answer, Call, CallArguments } from './api-types.ts';
import { answerOf, errorOf, readJson, text } from './read-answer.ts';
import { createSender, type RequestParts, type SenderDependencies } from './send-request.ts';

const REFRESH_LOCK = 'laurel-session-refresh';

/** Runs `task` while no other tab runs one. */
export type ExclusiveRunner = <T>(name: string, task: () => Promise<T>) => Promise<T>;

export interface ApiClientDependencies extends SenderDependencies {
  session: SessionStorage;
  exclusive: ExclusiveRunner;
  /** Called once the session could not be continued; storage is already cleared. */
  onSessionEnd: () => void;
}

export type ApiClient = <C extends Call>(call: C, ...args: CallArguments<C>) => Promise<Answer<C>>;

/** Builds the function through which every call of the web app goes. */
export const createApiClient = (dependencies: ApiClientDependencies): ApiClient => {
  const { session, exclusive, onSessionEnd } = dependencies;
  const send = createSender(dependencies);

  const endSession = () => {
    session.clear();
    onSessionEnd();
  };

  /** Exchanges the refresh token, unless another tab has already done so. Answers the token to go on with, or null. */
  const refresh = async (refusedToken: string): Promise<string | null> => {
    const stored = session.tokens();
    if (stored.token && stored.token !== refusedToken) return stored.token;
    // Already signed out, here or in another tab: there is nothing left to end.
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
    // Signed out meanwhile, here or in another tab: the answer must not bring the session back.
    if (session.tokens().refreshToken !== stored.refreshToken) return session.tokens().token;
    if (response.ok) {
      const { token, refreshToken } = await readJson(response);
      session.replaceTokens({ token: text(token), refreshToken: text(refreshToken) });
      return text(token);
    }
    const failure = errorOf(response, await readJson(response));
    // A server that is down or busy has not refused the session.
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
      // A wrong current password is a 401 too, and says nothing about the session.
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
