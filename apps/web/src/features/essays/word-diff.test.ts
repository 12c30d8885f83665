import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const side = (original: string, revised: string, other: 'removed' | 'added') =>
  wordDiff(original, revised)
    .filter(({ kind }) => kind !== other)
    .map(({ text }) => text)
    .join('');

describe('the difference of two sentences', () => {
  it('shows whole words', () => {
    expect(wordDiff('She go to school.', 'She goes to school.')).toEqual([
      { kind: 'same', text: 'She ' },
      { kind: 'removed', text: 'go' },
      { kind: 'added', text: 'goes' },
      { kind: 'same', text: ' to school.' },
    ]);
  });

  it('is one part when nothing differs, and none when there is nothing', () => {
    expect(wordDiff('Same.', 'Same.')).toEqual([{ kind: 'same', text: 'Same.' }]);
    expect(wordDiff('', '')).toEqual([]);
  });

  it.each([
    ['I has a apple and  a pear', 'I have an apple and a pear.'],
    ['', 'new'],
    ['a a a b', 'a b a a'],
    ['naïve café 東京', 'naive café, 東京'],
  ])('gives both sides back: %s', (original, revised) => {
    expect(side(original, revised, 'added')).toBe(original);
    expect(side(original, revised, 'removed')).toBe(revised);
  });
});
