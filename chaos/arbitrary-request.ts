import { allEndpoints, type Endpoint } from '@laurel/contract';
import { jsonSchema } from '@laurel/contract/openapi';
import fc from 'fast-check';
import { fromSchema } from './from-schema.ts';
import { HOSTILE_QUERIES, hostileBody, hostileText, hostileValue } from './hostile-values.ts';

/** A request as data. Texts that begin with `@` are placeholders for ids and secrets of the running product (see `REFERENCES`). */
export interface FuzzRequest {
  /** `METHOD path`, as the contract names it. */
  name: string;
  endpoint: Endpoint;
  kind: 'valid' | 'nearly valid' | 'hostile';
  path: string;
  headers: Record<string, string>;
  /** The body as it is sent; undefined: none. */
  body: string | undefined;
}

/** Placeholders for ids, secrets and addresses of the sending student. */
const REFERENCES = [
  '@essay',
  '@job',
  '@session',
  '@scholarship',
  '@notice',
  '@email',
  '@password',
  '@refresh',
  '@secret',
] as const;
export type Reference = (typeof REFERENCES)[number];

/** Damages one place of an object: removed, of another type, out of range, or with an extra field. */
const damaged = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostileValue;
  const keys = Object.keys(value);
  const extra = fc
    .tuple(fc.constantFrom('role', 'id', 'userId', 'passwordHash', 'isAdmin', 'toString'), hostileValue)
    .map(([key, what]) => ({ ...value, [key]: what }));
  if (keys.length === 0) return fc.oneof(extra, hostileValue);
  const one = fc.constantFrom(...keys);
  return fc.oneof(
    one.map((key) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))),
    fc.tuple(one, hostileValue).map(([key, what]) => ({ ...value, [key]: what })),
    extra,
    hostileValue,
  );
};

/** Well-formed UTF-16 only, because a URL can't contain anything else. */
const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

const queryOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return '';
  const pairs = Object.entries(value).map(([key, each]) => `${encode(key)}=${encode(each)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};
/** The placeholder for a path parameter, by the words of the path. */
const parameter = (endpoint: Endpoint, name: string): Reference => {
  if (name === 'secret' || name === 'token') return '@secret';
  if (endpoint.path.startsWith('/essays')) return '@essay';
  if (endpoint.path.startsWith('/ai/job')) return '@job';
  return endpoint.path.includes('/sessions/') ? '@session' : '@scholarship';
};

const pathWith = (endpoint: Endpoint, values: (name: string) => string): string =>
  endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values(name));

type Parts = Pick<FuzzRequest, 'path' | 'headers' | 'body'>;

const validParts = (endpoint: Endpoint): fc.Arbitrary<{ query: unknown; body: unknown }> =>
  fc.record({
    query: endpoint.query ? fromSchema(jsonSchema(endpoint.query, 'input')) : fc.constant(undefined),
    body: endpoint.body ? fromSchema(jsonSchema(endpoint.body, 'input')) : fc.constant(undefined),
  });

const asParts = (endpoint: Endpoint, query: unknown, body: unknown): Parts => ({
  path: pathWith(endpoint, (name) => parameter(endpoint, name)) + queryOf(query),
  headers: body === undefined ? {} : { 'content-type': 'application/json' },
  body: body === undefined ? undefined : JSON.stringify(body),
});

const damagedParts = (endpoint: Endpoint): fc.Arbitrary<Parts> =>
  validParts(endpoint).chain(({ query, body }) =>
    fc
      .record({
        query: endpoint.query ? damaged(query) : fc.constant(undefined),
        body: endpoint.body ? damaged(body) : fc.constant(undefined),
      })
      .map((changed) => asParts(endpoint, changed.query, changed.body)),
  );

const hostileParts = (endpoint: Endpoint): fc.Arbitrary<Parts> =>
  fc.record({
    path: fc
      .tuple(
        fc.oneof(
          hostileText.map(encode),
          fc.constantFrom('%', '%zz', '%E0%A4%A', '..%2f..%2fetc', '%00', ';a=b'),
        ),
        fc.oneof(fc.constant(''), fc.constantFrom(...HOSTILE_QUERIES)),
      )
      .map(([id, query]) => pathWith(endpoint, () => id) + query),
    headers: fc.record(
      {
        'content-type': fc.constantFrom(
          'application/json',
          'application/json; charset=utf-8',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/json, text/plain',
          '',
        ),
        authorization: fc.constantFrom(
          'Bearer',
          'Bearer a.b.c',
          'Bearer null',
          'Basic YTpi',
          'Bearer @refresh',
        ),
        'idempotency-key': fc.constantFrom('a', ' ', 'k'.repeat(201), '\u00e9'),
        'x-forwarded-for': fc.constantFrom('127.0.0.1', 'unknown', '1.2.3.4, 5.6.7.8'),
        'accept-encoding': fc.constantFrom('gzip', 'br;q=1, *;q=0', 'identity;q=0, *;q=0'),
        origin: fc.constantFrom('null', 'https://evil.example'),
      },
      { requiredKeys: [] },
    ),
    body: endpoint.method === 'GET' ? fc.constant(undefined) : fc.option(hostileBody, { nil: undefined }),
  });

/** Requests of one endpoint: two in five valid, the rest nearly valid or hostile. */
const requestOf = (endpoint: Endpoint): fc.Arbitrary<FuzzRequest> => {
  const named = (kind: FuzzRequest['kind']) => (parts: Parts) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    endpoint,
    kind,
    ...parts,
  });
  const valid = validParts(endpoint).map(({ query, body }) => asParts(endpoint, query, body));
  return fc.oneof(
    { weight: 40, arbitrary: valid.map(named('valid')) },
    { weight: 35, arbitrary: damagedParts(endpoint).map(named('nearly valid')) },
    { weight: 25, arbitrary: hostileParts(endpoint).map(named('hostile')) },
  );
};

/** About ten times as expensive as the others (a password hash, a critique, a matching run), so sent less often. */
const COSTLY =
  /auth\/(register|login)|users\/(password|account|export)|^POST \/(essays|matching\/find|ai\/matches)/;

const arbitraryRequest = fc.oneof(
  ...allEndpoints()
    .filter(({ endpoint }) => endpoint.served)
    .map(({ endpoint }) => ({
      weight: COSTLY.test(`${endpoint.method} ${endpoint.path}`) ? 1 : 10,
      arbitrary: requestOf(endpoint),
    })),
);

/** Requests of every endpoint that the product serves; the same for the same seed. */
export const sampleRequests = (count: number, seed: number): FuzzRequest[] =>
  fc.sample(arbitraryRequest, { numRuns: count, seed });
