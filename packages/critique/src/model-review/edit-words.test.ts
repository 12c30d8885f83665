import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editWords } from './edit-words.ts';

const applied = (original: string, revised: string): string => {
  let text = '';
  let at = 0;
  for (const { start, end, to } of editWords(original, revised).edits) {
    text += original.slice(at, start) + to;
    at = end;
  }
  return text + original.slice(at);
};

describe('how a sentence was edited', () => {
  it('is the share of words not kept, and where', () => {
    const { share, edits } = editWords('I walked to the school every day.', 'I walked to school daily.');
    expect(share).toBeCloseTo(3 / 7);
    expect(edits.map(({ from, to }) => [from, to])).toEqual([
      ['to the', 'to'],
      ['every day.', 'daily.'],
    ]);
    expect(editWords('a b', 'a b')).toEqual({ share: 0, edits: [] });
    expect(editWords('a b', 'c d').share).toBe(1);
  });

  it('turns one into the other, word by word', () => {
    const words = fc
      .array(fc.constantFrom('a', 'b', 'c', 'dd'), { maxLength: 12 })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(words, words, (original, revised) => {
        expect(applied(original, revised)).toBe(revised);
      }),
    );
  });
});
