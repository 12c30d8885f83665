import { FetchError } from './fetch-error.ts';
import type { Answer } from './send-request.ts';

/** @throws FetchError url, when the address is not http or https, or holds a password */
export const webAddress = (text: string): URL => {
  if (!URL.canParse(text)) throw new FetchError('url', `${text} is not an address.`);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchError('url', `${text} is neither an http nor an https address.`);
  if (url.username !== '' || url.password !== '')
    throw new FetchError('url', `${url.host}: an address must not hold a user name or a password.`);
  url.hash = '';
  return url;
};

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
