import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('keeps sentences whole, in pieces of about 700 characters, at their true places', () => {
  const text = 'This sentence has some forty letters in it. '.repeat(40);
  const pieces = cutText(text);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) {
    expect(text.slice(piece.offset, piece.offset + piece.text.length)).toBe(piece.text);
    expect(piece.text.length).toBeLessThanOrEqual(700);
    expect(piece.text.endsWith('.')).toBe(true);
  }
});

it('cuts an endless sentence at spaces', () => {
  const pieces = cutText('word '.repeat(500));
  expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(700);
});

it('gives no piece for a text without words', () => {
  expect(cutText('--- \n ...')).toEqual([]);
});
