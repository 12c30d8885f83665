import { describe, expect, it } from 'vitest';
import { maskText } from './mask-text.ts';

describe('maskText', () => {
  it('hides runs over 40 characters and shows one of 40', () => {
    expect(maskText('a'.repeat(40)).masks).toEqual([]);
    expect(maskText('a'.repeat(41)).masks).toEqual([{ start: 0, end: 41 }]);
  });

  it('hides addresses and long runs of punctuation', () => {
    expect(maskText('See www.example.org or me@example.org -----').text.trim()).toBe(
      'See                 or',
    );
    expect(maskText('Well... yes').masks).toEqual([]);
  });

  it.each(['a\u0000b', '\ud800 lone', '😀 smile', 'x'.repeat(8_000), '-'.repeat(20_000)])(
    'keeps the length, so that offsets stay true (%#)',
    (text) => {
      expect(maskText(text).text).toHaveLength(text.length);
    },
  );
});
