import { expect, it } from 'vitest';
import { lowerFirst, upperFirst } from './first-letter.ts';

it.each([
  ['Open to all', 'open to all'],
  ['A letter', 'a letter'],
  ['CV and letter', 'CV and letter'],
  ['PhD students', 'PhD students'],
  ['Financial need (FAFSA)', 'financial need (FAFSA)'],
  ['', ''],
])('%j begins inside a sentence as %j', (text, inside) => {
  expect(lowerFirst(text)).toBe(inside);
});

it('the first letter alone becomes a capital', () => {
  expect([upperFirst('up to €5'), upperFirst('')]).toEqual(['Up to €5', '']);
});
