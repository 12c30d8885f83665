import { describe, expect, it } from 'vitest';
import { counted, joinAnd, joinOr, plural, singular } from './number.ts';

it.each([
  ['vaccines', 'vaccine'],
  ['studies', 'study'],
  ['ties', 'tie'],
  ['gas', 'gas'],
  ['class', 'class'],
  ['campus', 'campus'],
  ['analysis', 'analysis'],
  ['masters', 'master'],
  ['physics', 'physic'],
  ['study', 'study'],
  ['', ''],
])('the singular of %j is compared as %j', (word, one) => {
  expect(singular(word)).toBe(one);
});

describe('a counted noun', () => {
  it('is singular for one only', () => {
    expect([0, 1, 2].map((count) => counted(count, 'word'))).toEqual(['0 words', '1 word', '2 words']);
  });
  it('takes the plural that it is given', () => {
    expect([counted(1, 'match', 'matches'), counted(2, 'match', 'matches')]).toEqual([
      '1 match',
      '2 matches',
    ]);
    expect([plural(1, 'says', 'say'), plural(2, 'says', 'say')]).toEqual(['says', 'say']);
  });
});

describe('a list in words', () => {
  it('has commas and one word before its last item', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => joinAnd(items))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(joinOr(['a', 'b', 'c'])).toBe('a, b or c');
  });
  it('counts what is beyond its limit', () => {
    expect(joinOr(['a', 'b', 'c'], 3)).toBe('a, b or c');
    expect(joinOr(['a', 'b', 'c', 'd'], 3)).toBe('a, b or 2 more');
    expect(joinAnd([...'abcdef'])).toBe('a, b, c, d, e and f');
    expect(joinAnd([...'abcdefg'])).toBe('a, b, c, d, e and 2 more');
  });
});
