import fc from 'fast-check';

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  '\r\nSet-Cookie: a=b',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '#{7*7}{{7*7}}',
  '=HYPERLINK("http://evil.example")',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e309',
  '９９',
  '99999999999999999999',
  '2026-02-30',
  '(a+)+$',
  'a'.repeat(256),
  'é'.repeat(5001),
  '🎓'.repeat(10_001),
  'a@b.c'.repeat(100),
] as const;

export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  fc.string({ unit: 'binary', maxLength: 300 }),
);
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -0, -1, 0.1, 1e308, Number.MAX_SAFE_INTEGER + 1, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Malformed bodies. */
export const hostileBody = fc.oneof(
  hostileValue.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"a":1,"a":2}',
    '{',
    '\ufeff{}',
    'null',
    'undefined',
    '[[[[[[[[]]]]]]]]',
    `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
    `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    `"${'x'.repeat(300_000)}"`,
    `{"email":"a@example.org","password":${'9'.repeat(5000)}}`,
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** Malformed query strings. */
export const HOSTILE_QUERIES = [
  '?page=1&page=2',
  '?page[]=1',
  '?__proto__[a]=b',
  '?page=-1&limit=1e9',
  '?limit=0x10',
  '?%',
  '?q=%00',
  '?q=%E0%A4%A',
  `?q=${'a'.repeat(3000)}`,
  '?&&==&',
];
