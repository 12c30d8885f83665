import { expect, test } from 'vitest';
import { contentHash } from './hash.ts';

test('a content hash ignores the order of keys, at every depth, and keys without a value', () => {
  const hash = contentHash({ a: 1, b: { c: 2, d: [3, 4] } });
  expect(contentHash({ b: { d: [3, 4], c: 2 }, a: 1, e: undefined })).toBe(hash);
});

test('a content hash tells apart the order of a list, and null from nothing', () => {
  expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }));
  expect(contentHash({ a: null })).not.toBe(contentHash({}));
});
