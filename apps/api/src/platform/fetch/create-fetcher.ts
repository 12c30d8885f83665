import { type ResolveName, resolveName } from './checked-lookup.ts';
import { documentText, refuseOtherTypes } from './document-text.ts';
import { FetchError } from './fetch-error.ts';
import { followRedirects, webAddress } from './follow-redirects.ts';
import { readBody, unpackFile } from './read-body.ts';
import { type Answer, sendRequest } from './send-request.ts';
import { createSiteRules } from './site-rules.ts';

const USER_AGENT = 'LaurelBot/1.0 (scholarship catalogue)';

export interface FetcherOptions {
  /** Hosts (with their port where it is not the usual one) that may be reached whatever their address is. */
  allowHosts?: readonly string[];
  /** Size limit of a document in bytes, decompressed. */
  maxBytes?: number;
  /** Time limit of a document, from its robots.txt to its last byte. */
  maxMs?: number;
  resolve?: ResolveName;
  /** Called before each request, robots.txt and redirects included: waits until the host may be asked again. */
  beforeRequest?: (url: URL) => Promise<void>;
}

/** The validators (ETag, Last-Modified) of a document when it was last fetched. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

export interface FetchedDocument extends Validators {
  /** The document's address after all redirects. */
  url: string;
  /** Absent when the server answered that the document has not changed. */
  text?: string;
  contentType: string;
}

export interface Fetcher {
  /** Fetches a page, a feed or a list. @throws FetchError */
  get(url: string, known?: Validators): Promise<FetchedDocument>;
  /** Reads the robots.txt of an address's site ahead. A failure is told by the `get` that follows. */
  prepare(url: string): Promise<void>;
  /** Calls a JSON API. @throws FetchError */
  postJson(url: string, body: unknown): Promise<unknown>;
}

interface Extra {
  headers?: Record<string, string>;
  body?: string;
}

/** A fetcher that reaches public hosts only, obeys robots.txt and its crawl delay, and keeps its limits. */
export const createFetcher = (options: FetcherOptions = {}): Fetcher => {
  const { maxBytes = 20 * 1024 * 1024, maxMs = 30_000, resolve = resolveName } = options;
  const allowHosts = new Set((options.allowHosts ?? []).map((host) => host.toLowerCase()));

  const request = async (url: URL, signal: AbortSignal, { headers, body }: Extra = {}): Promise<Answer> => {
    await options.beforeRequest?.(url);
    return sendRequest({
      url,
      resolve,
      anyAddress: allowHosts.has(url.host),
      signal,
      headers: { 'user-agent': USER_AGENT, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  };
  const rules = createSiteRules(request);

  const timed = async <T>(url: string, work: (start: URL, signal: AbortSignal) => Promise<T>): Promise<T> => {
    const start = webAddress(url);
    const signal = AbortSignal.timeout(maxMs);
    try {
      return await work(start, signal);
    } catch (error) {
      if (error instanceof FetchError) throw error;
      if (signal.aborted)
        throw new FetchError('time', `${start.href} took longer than ${Math.ceil(maxMs / 1000)} seconds.`);
      const why = error instanceof Error ? error.message : String(error);
      throw new FetchError('unreachable', `${start.href} could not be reached: ${why}`);
    }
  };

  return {
    get: (url, known = {}) =>
      timed(url, async (start, signal) => {
        const found = await followRedirects(start, async (each) => {
          await rules.enter(each, signal);
          return request(each, signal, { headers: conditions(known) });
        });
        return readDocument(found.url, found.answer, known, async (answer) =>
          unpackFile(await readBody(answer.response, maxBytes, signal), maxBytes),
        );
      }),
    prepare: (url) => timed(url, (start, signal) => rules.load(start, signal)).catch(() => undefined),
    postJson: (url, body) =>
      timed(url, async (start, signal) => {
        await rules.enter(start, signal);
        const headers = { accept: 'application/json', 'content-type': 'application/json' };
        const answer = await request(start, signal, { headers, body: JSON.stringify(body) });
        refuseStatus(answer, start);
        const text = (await readBody(answer.response, maxBytes, signal)).toString();
        return readJson(text, start);
      }),
  };
};

const conditions = ({ etag, lastModified }: Validators): Record<string, string> => ({
  accept: 'text/html, application/xhtml+xml, application/json, application/xml;q=0.9, */*;q=0.1',
  ...(etag ? { 'if-none-match': etag } : {}),
  ...(lastModified ? { 'if-modified-since': lastModified } : {}),
});

const readDocument = async (
  url: URL,
  answer: Answer,
  known: Validators,
  read: (answer: Answer) => Promise<Buffer>,
): Promise<FetchedDocument> => {
  const { headers } = answer.response;
  const type = headers['content-type'];
  const found = { url: url.href, contentType: type ?? '' };
  if (answer.statusCode === 304) {
    answer.response.destroy();
    return { ...found, ...known };
  }
  refuseStatus(answer, url);
  refuseOtherTypes(answer, url);
  const text = documentText(await read(answer), type);
  return { ...found, text, etag: headers.etag, lastModified: headers['last-modified'] };
};

const refuseStatus = ({ statusCode, response }: Answer, url: URL): void => {
  if (statusCode >= 200 && statusCode < 300) return;
  response.destroy();
  throw new FetchError('status', `${url.href} answered with status ${statusCode}.`, statusCode);
};

const readJson = (text: string, url: URL): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new FetchError('type', `${url.href} did not answer with JSON.`);
    throw error;
  }
};
