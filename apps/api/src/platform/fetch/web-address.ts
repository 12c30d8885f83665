import { FetchError } from './fetch-error.ts';

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
