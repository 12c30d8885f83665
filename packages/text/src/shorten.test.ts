import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('shorten', () => {
  it('leaves a text of the limit as it is, and cuts a longer one at a word', () => {
    expect(shorten('one two three', 13)).toBe('one two three');
    expect(shorten('one two three', 12)).toBe('one two…');
  });

  it('cuts within a word that takes more than half of the limit', () => {
    expect(shorten('a incomprehensibilities', 12)).toBe('a incomprehe…');
  });

  it('leaves neither punctuation nor half a character before the ellipsis', () => {
    expect(shorten('first, second, third', 15)).toBe('first, second…');
    expect(shorten('ab😀cd', 3)).toBe('ab…');
  });
});
