import type { FetchedDocument, Fetcher } from '../../platform/fetch/index.ts';

/** Stores fetched documents as JSON by request. */
export interface FetchStore {
  find(request: string): Promise<string | undefined>;
  keep(request: string, answer: string): Promise<void>;
}

/**
 * A fetcher that stores each answer and reuses it, so that an import continues after its process was killed. Failures are not stored.
 */
export const resumableFetcher = (fetcher: Fetcher, store: FetchStore): Fetcher => {
  const once = async <T>(request: string, ask: () => Promise<T>): Promise<T> => {
    const kept = await store.find(request);
    if (kept !== undefined) return JSON.parse(kept) as T;
    const answer = await ask();
    await store.keep(request, JSON.stringify(answer));
    return answer;
  };
  return {
    get: (url, known) => once<FetchedDocument>(`GET ${url}`, () => fetcher.get(url, known)),
    postJson: (url, body) => once(`POST ${url} ${JSON.stringify(body)}`, () => fetcher.postJson(url, body)),
  };
};
