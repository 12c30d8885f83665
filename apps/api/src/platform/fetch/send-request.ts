import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { checkedLookup, type ResolveName, refusePrivate } from './checked-lookup.ts';
import { ACCEPTED_ENCODINGS } from './read-body.ts';

/** More than any honest answer's headers. */
const MAX_HEADER_BYTES = 32 * 1024;

export interface Answer {
  statusCode: number;
  /** Not read yet. */
  response: IncomingMessage;
}

interface Request {
  url: URL;
  resolve: ResolveName;
  /** Allows the host even if its address is not public. */
  anyAddress: boolean;
  signal: AbortSignal;
  headers: Record<string, string>;
  /** Makes it a POST. */
  body?: string;
}

/** Sends one request over a new connection to a checked address. Does not follow redirects. */
export const sendRequest = async ({
  url,
  resolve,
  anyAddress,
  signal,
  headers,
  body,
}: Request): Promise<Answer> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal IP address is never looked up, so it is checked here.
  if (isIP(host) !== 0 && !anyAddress) refusePrivate(url.hostname, [host]);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((fulfil, reject) => {
    const outgoing = send(
      url,
      {
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          'accept-encoding': ACCEPTED_ENCODINGS,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
        lookup: checkedLookup(resolve, anyAddress),
        maxHeaderSize: MAX_HEADER_BYTES,
        signal,
      },
      (response) => fulfil({ statusCode: response.statusCode ?? 0, response }),
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
};
