import { FetchError } from './fetch-error.ts';
import type { Answer } from './send-request.ts';
import { webAddress } from './web-address.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Follows redirects from `start` one by one, so that every address passes the checks of `send`.
 * @throws FetchError redirects, url
 */
export const followRedirects = async (
  start: URL,
  send: (url: URL) => Promise<Answer>,
): Promise<{ url: URL; answer: Answer }> => {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await send(url);
    const { location } = answer.response.headers;
    if (!REDIRECTS.has(answer.statusCode) || location === undefined) return { url, answer };
    answer.response.destroy();
    url = webAddress(URL.canParse(location, url.href) ? new URL(location, url.href).href : location);
  }
  throw new FetchError('redirects', `${start.href} leads on more than ${MAX_REDIRECTS} times.`);
};
