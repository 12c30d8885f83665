import type { FetchedDocument, Fetcher } from '../../platform/fetch/index.ts';

/** What has been fetched so far, as JSON by request. */
export interface FetchStore {
  find(request: string): Promise<string | undefined>;
  keep(request: string, answer: string): Promise<void>;
}

/**
 * A fetcher that keeps each answer and gives it again instead of asking twice, so that an import whose process was killed
 * goes on where it was. Failures are not kept.
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
