import { describe, expect, it } from 'vitest';
import { excerpt, quote } from './quote.ts';

describe('quoting', () => {
  it('keeps a short text whole and cuts a long one at a word', () => {
    expect(quote('One two.')).toBe('“One two.”');
    expect(excerpt('one two three four', 14)).toBe('one two three…');
  });

  it('never cuts a character in half', () => {
    expect(excerpt('😀'.repeat(80), 21).isWellFormed()).toBe(true);
  });
});
