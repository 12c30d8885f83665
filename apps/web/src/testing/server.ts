import {
  allEndpoints,
  type Endpoint,
  ERRORS,
  type ErrorCode,
  type ErrorResponse,
  errorCodesOf,
  errorResponse,
} from '@laurel/contract';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { z } from 'zod';
import type { Answer, Call } from '../lib/api/api-types.ts';
import { sample } from './sample.ts';

/** A call as it reached the server, its body checked against the contract. */
export interface Sent {
  /** When, in milliseconds by the page's clock. */
  at: number;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}
type Reply = (sent: Sent) => Response | Promise<Response>;

const endpoints = new Map<string, Endpoint>(
  allEndpoints().map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);
const endpointOf = (call: Call): Endpoint => {
  const endpoint = endpoints.get(call);
  if (!endpoint) throw new Error(`the contract has no call ${call}`);
  return endpoint;
};

const replies = new Map<string, Reply>();
const received = new Map<string, Sent[]>();
const problems: string[] = [];
let underWay = 0;

/** The answer as a response, with the first status whose schema takes it. @throws ZodError when the contract forbids it */
const conforming = (call: Call, body: unknown): Response => {
  const { responses } = endpointOf(call);
  const [first, ...others] = Object.entries(responses).map(([status, schema]) => ({
    status: Number(status),
    schema,
  }));
  if (!first) throw new Error(`the contract has no answer to ${call}`);
  if ('mediaType' in first.schema)
    return new HttpResponse(String(body), {
      status: first.status,
      headers: { 'content-type': first.schema.mediaType },
    });
  const fitting = [first, ...others].find(
    ({ schema }) => 'safeParse' in schema && schema.safeParse(body).success,
  );
  const { status, schema } = fitting ?? first;
  return HttpResponse.json((schema as z.ZodType).parse(body) as object, { status });
};

/** What the server answers as long as a test says nothing: the smallest answer that the contract allows. */
const smallestAnswer = (call: Call): Response => {
  const [[status, schema] = []] = Object.entries(endpointOf(call).responses);
  if (!schema || 'mediaType' in schema) return conforming(call, '');
  return HttpResponse.json(sample(schema) as object, { status: Number(status) });
};

const readBody = async (request: Request, { body }: Endpoint): Promise<unknown> => {
  const text = await request.text();
  if (!body) return undefined;
  const sent: unknown = text === '' ? undefined : JSON.parse(text);
  body.parse(sent);
  return sent;
};

/** What goes wrong here is a mistake of the test or of the app, never what a student would see. */
const reply = async (call: Call, request: Request, params: Record<string, string>): Promise<Response> => {
  underWay++;
  try {
    const sent: Sent = {
      at: Date.now(),
      params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      headers: request.headers,
      body: await readBody(request, endpointOf(call)),
    };
    received.set(call, [...(received.get(call) ?? []), sent]);
    return await (replies.get(call)?.(sent) ?? smallestAnswer(call));
  } catch (failure) {
    problems.push(`${call}: ${failure instanceof Error ? failure.message : String(failure)}`);
    return HttpResponse.error();
  } finally {
    underWay--;
  }
};

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Waits until every call that has been made is answered and the page has read it, also while time stands still. */
export const answered = async (): Promise<void> => {
  // A call takes a few turns to reach the handlers, and an answer to reach the page.
  for (let quiet = 0; quiet < 10; quiet = underWay > 0 ? 0 : quiet + 1) await nextTurn();
};

const toPattern = (path: string) => `${location.origin}/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

const handlers = [...endpoints].map(([call, { method, path }]) =>
  http[method.toLowerCase() as 'get'](toPattern(path), ({ request, params }) =>
    reply(call as Call, request, params as Record<string, string>),
  ),
);

/** Every call of the contract, answered without a server; a request outside the contract fails the test. */
export const server = setupServer(
  ...handlers,
  http.all('*', ({ request }) => {
    problems.push(`no call of the contract: ${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);

/** From now on the call is answered like this. @throws ZodError when the contract does not allow the answer */
export const answer = <C extends Call>(call: C, body: Answer<C>): void => {
  const response = conforming(call, body);
  replies.set(call, () => response.clone());
};

/** From now on each call is answered by what was sent. An answer that the contract does not allow fails the test. */
export const answerBy = <C extends Call>(call: C, bodyFor: (sent: Sent) => Answer<C>): void => {
  replies.set(call, (sent) => conforming(call, bodyFor(sent)));
};

/** From now on the call is refused with an error of the contract that the call may answer with. */
export const refuse = (
  call: Call,
  code: ErrorCode,
  part: Partial<ErrorResponse> & { retryAfter?: number } = {},
): void => {
  const allowed: ErrorCode[] = [...errorCodesOf(endpointOf(call)), 'internal', 'unavailable'];
  if (!allowed.includes(code)) throw new Error(`the contract does not let ${call} answer ${code}`);
  const { status, message } = ERRORS[code];
  const { retryAfter, ...body } = part;
  const json = sample(errorResponse, { code, error: message, message, requestId: 'request-1', ...body });
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  replies.set(call, () => HttpResponse.json(json, { status, headers }));
};

/** From now on something between browser and server answers: no contract binds it. */
export const answerFromElsewhere = (call: Call, status: number, json: object = {}): void => {
  replies.set(call, () => HttpResponse.json(json as Record<string, string>, { status }));
};

/** From now on the call finds no server. */
export const breakOff = (call: Call): void => {
  replies.set(call, () => HttpResponse.error());
};

/** From now on the call waits. @returns lets it, and those that follow, through to the answer that was set before */
export const hold = (call: Call): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = replies.get(call);
  replies.set(call, async (sent) => {
    await promise;
    return before?.(sent) ?? smallestAnswer(call);
  });
  return resolve;
};

/** The calls that reached the server since the test began. */
export const sent = (call: Call): Sent[] => received.get(call) ?? [];

/** Forgets what a test has set. @returns what was wrong with its calls and answers */
export const resetServer = (): string[] => {
  replies.clear();
  received.clear();
  return problems.splice(0);
};
