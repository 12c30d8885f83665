import { describe, expect, it } from 'vitest';
import { draftDiff, wordDiff } from './word-diff.ts';

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

const sides = (original: string, revised: string) => {
  const parts = draftDiff(original, revised);
  const without = (other: string) =>
    parts
      .filter(({ kind }) => kind !== other)
      .map(({ text }) => text)
      .join('');
  return [without('added'), without('removed')];
};

describe('the difference of two drafts', () => {
  it('shows a new sentence whole, and the changed words of a rewritten one', () => {
    expect(draftDiff('I lead. I help people.', 'I lead. I counted wells. I help ten people.')).toEqual([
      { kind: 'same', text: 'I lead. I ' },
      { kind: 'added', text: 'counted wells. I ' },
      { kind: 'same', text: 'help' },
      { kind: 'added', text: ' ten' },
      { kind: 'same', text: ' people.' },
    ]);
    expect(draftDiff('One.\n\nTwo.', 'One.\n\nNew one.\n\nTwo.')).toEqual([
      { kind: 'same', text: 'One.\n\n' },
      { kind: 'added', text: 'New one.\n\n' },
      { kind: 'same', text: 'Two.' },
    ]);
  });

  it.each([
    ['', 'All new.'],
    ['All gone.', ''],
    ['No full stop', 'no full stop\nat all'],
    ['One. Two. Three.', 'Three. Two. One.'],
  ])('gives both drafts back: %s', (original, revised) => {
    expect(sides(original, revised)).toEqual([original, revised]);
  });

  it('attack: the longest drafts with nothing in common are compared as wholes', () => {
    const one = 'a b '.repeat(5000);
    const other = 'c d '.repeat(5000);
    expect(draftDiff(one, other).map(({ kind }) => kind)).toEqual(['removed', 'added', 'same']);
    expect(sides('x.'.repeat(10_000), 'y!'.repeat(10_000))).toEqual([
      'x.'.repeat(10_000),
      'y!'.repeat(10_000),
    ]);
  });
});
