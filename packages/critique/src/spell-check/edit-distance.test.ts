import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['becouse', 'because', 1],
  ['recieve', 'receive', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('%s and %s are %i apart', (left, right, distance) => {
  expect(editDistance(left, right, 3)).toBe(distance);
});

it('stops at the limit', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
});
