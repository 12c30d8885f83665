import { randomUUID } from 'node:crypto';
import type { FuzzRequest, Reference } from './arbitrary-request.ts';
import type { FuzzAnswer } from './check-answer.ts';

export type Send = (
  request: Pick<FuzzRequest, 'path' | 'headers' | 'body'> & { method: string },
) => Promise<FuzzAnswer>;

const PASSWORD = 'Correct-horse-7';
/** Ids of each kind that are remembered, the newest ones. */
const KEPT = 20;

export type FuzzStudent = Awaited<ReturnType<typeof createFuzzStudent>>;

/** A signed-in student of the fuzzer. Knows the ids of its own data, and registers again when its account is gone. */
export const createFuzzStudent = async (send: Send, scholarshipIds: readonly string[]) => {
  let token = '';
  let email = '';
  let refreshToken = '';
  const known = new Map<Reference, string[]>();

  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await send({ method: 'POST', path, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: JSON.parse(answer.text) };
  };

  const begin = async (): Promise<void> => {
    email = `fuzz-${randomUUID()}@example.org`;
    known.clear();
    const person = { firstName: 'Amina', lastName: 'Otieno', email, password: PASSWORD };
    await post('/auth/register', person);
    const { status, body } = await post('/auth/login', { email, password: PASSWORD });
    if (status !== 200) throw new Error(`the fuzzer could not sign in: ${status}`);
    ({ token, refreshToken } = body);
  };

  const note = (reference: Reference, id: unknown) => {
    if (typeof id === 'string') known.set(reference, [id, ...(known.get(reference) ?? [])].slice(0, KEPT));
  };

  const resolveReference = (reference: Reference, pick: number): string => {
    const fixed: Partial<Record<Reference, string>> = {
      '@email': email,
      '@password': PASSWORD,
      '@refresh': refreshToken,
    };
    const list = reference === '@scholarship' ? scholarshipIds : known.get(reference);
    return fixed[reference] ?? list?.[pick % list.length] ?? 'unknown';
  };

  await begin();
  return {
    get: (path: string) =>
      send({ method: 'GET', path, headers: { authorization: `Bearer ${token}` }, body: undefined }),
    /** @throws Error unless it is accepted */
    post: async (path: string, body: object): Promise<void> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const answer = await send({ method: 'POST', path, headers, body: JSON.stringify(body) });
      if (answer.status >= 300) throw new Error(`${path} is answered ${answer.status} ${answer.text}`);
    },
    /** The request with its references filled in. `pick` chooses among several. */
    fill: (request: FuzzRequest, pick: number) => {
      // A new account needs a new address.
      const filled = (value: string) =>
        value
          .replaceAll(
            '@email',
            request.path === '/auth/register' ? `new-${randomUUID()}@example.org` : '@email',
          )
          .replaceAll(
            /@(essay|job|session|scholarship|notice|email|password|refresh|secret)\b/g,
            (reference) => resolveReference(reference as Reference, pick),
          );
      return {
        method: request.endpoint.method,
        path: filled(request.path),
        headers: {
          ...(request.endpoint.access === 'user' ? { authorization: `Bearer ${token}` } : {}),
          ...Object.fromEntries(
            Object.entries(request.headers).map(([name, value]) => [name, filled(value)]),
          ),
        },
        body: request.body === undefined ? undefined : filled(request.body),
      };
    },
    /** Remembers the ids of an answer, and signs in again when the request ended the session. */
    learn: async (request: FuzzRequest, { status, text }: FuzzAnswer): Promise<void> => {
      if (status === 401 && request.endpoint.access === 'user' && !request.headers.authorization) {
        if (JSON.parse(text).code === 'unauthorized') await begin();
        return;
      }
      if (status >= 300 || !text.startsWith('{')) return;
      const body = JSON.parse(text);
      if (request.name === 'POST /essays') note('@essay', body.data.essay.id);
      note('@job', body.jobId);
      if (request.name === 'GET /users/sessions') note('@session', body.data[0]?.id);
      if (request.name === 'GET /notifications') note('@notice', body.data.notifications[0]?.id);
      if (request.name === 'GET /calendar')
        note('@secret', /calendar\/([\w-]+)\.ics/.exec(body.data.url)?.[1]);
      if (request.name === 'POST /auth/refresh') ({ token, refreshToken } = body);
    },
  };
};
