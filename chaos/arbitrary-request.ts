import { allEndpoints, type Endpoint } from '@laurel/contract';
import { jsonSchema } from '@laurel/contract/openapi';
import { utcDay } from '@laurel/domain';
import fc from 'fast-check';
import { HOSTILE_QUERIES, hostileBody, hostileText, hostileValue } from './hostile-values.ts';

type Json = Record<string, unknown>;

/** Valid values by field name, for rules that a schema can't express. */
const KNOWN: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constant('@email'),
  password: fc.constant('@password'),
  currentPassword: fc.constant('@password'),
  firstName: fc.constantFrom('Amina', 'Zoë', 'Nguyễn', "D'Arcy", 'मीरा'),
  lastName: fc.constantFrom('Otieno', 'O’Neill', 'Al-Haddad'),
  scholarshipId: fc.constant('@scholarship'),
  previousEssayId: fc.constant('@essay'),
  ids: fc.array(fc.constantFrom('@notice', '@essay'), { maxLength: 3 }),
  refreshToken: fc.constant('@refresh'),
  country: fc.constantFrom('Germany', 'KE', 'United States'),
  field: fc.constantFrom('Public Health', 'Law', 'engineering'),
  q: fc.constantFrom('daad', 'health masters', 'a', 'é', '"', 'scholarhip'),
  essayText: fc
    .array(
      fc.constantFrom(
        'I led a clinic in Kisumu for three years.',
        'We treated 400 patients a month, and recieved no pay.',
        'My goal is to be a better person in the world.',
        '\n\n',
        'Because of this scholarship, I will study epidemiology at Heidelberg.',
      ),
      { minLength: 1, maxLength: 30 },
    )
    .map((sentences) => sentences.join(' ')),
};

/** The generator does not support patterns with look-around; then any text is tried. */
const matching = (pattern: string): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.string({ maxLength: 60 });
  }
};

const text = ({ pattern, format, minLength, maxLength }: Json): fc.Arbitrary<string> => {
  if (format === 'date') {
    const range = { min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true };
    return fc.date(range).map((day) => utcDay(day));
  }
  if (typeof pattern === 'string') return matching(pattern);
  const max = Math.min(typeof maxLength === 'number' ? maxLength : 80, 400);
  return fc.string({
    unit: 'grapheme',
    minLength: typeof minLength === 'number' ? minLength : 0,
    maxLength: max,
  });
};

const number = ({ type, minimum = -1e6, maximum = 1e6 }: Json): fc.Arbitrary<number> => {
  const [min, max] = [Number(minimum), Number(maximum)];
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }));
};

/** Generates values that a JSON schema allows, and `known` values for some field names. */
const fromSchema = (schema: Json, name?: string): fc.Arbitrary<unknown> => {
  const known = name === undefined ? undefined : KNOWN[name];
  if (known) return known;
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice)));
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
      const required = new Set((schema.required ?? []) as string[]);
      return fc.record(Object.fromEntries(properties.map(([key, value]) => [key, fromSchema(value, key)])), {
        requiredKeys: properties.map(([key]) => key).filter((key) => required.has(key)),
      });
    }
    case 'array':
      return fc.array(fromSchema((schema.items ?? {}) as Json), {
        maxLength: Math.min(Number(schema.maxItems ?? 4), 4),
      });
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostileValue;
  }
};

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
