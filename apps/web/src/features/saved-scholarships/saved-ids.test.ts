import { expect, it } from 'vitest';
import { withSaved } from './saved-ids.ts';

it('adds a scholarship once, however often it is saved', () => {
  expect(withSaved(withSaved(['a'], 'b', true), 'b', true)).toEqual(['a', 'b']);
});

it('removes a scholarship, also one that is not there', () => {
  expect(withSaved(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(withSaved(['a'], 'b', false)).toEqual(['a']);
});
