import { describe, expect, it } from 'vitest';
import { findPlace, type Span, segmentText } from './highlight.ts';

const TEXT = 'abcdefghij';
const span = (item: number, start: number, end: number): Span => ({ item, place: 0, start, end });
const cut = (spans: Span[]) =>
  segmentText(TEXT, spans).map(({ text, spans: covering, ending }) => [
    text,
    covering.map(({ item }) => item),
    ending.map(({ item }) => item),
  ]);

describe('the segments of a highlighted text', () => {
  it('are one, or none, where nothing is highlighted', () => {
    expect(cut([])).toEqual([[TEXT, [], []]]);
    expect(segmentText('', [])).toEqual([]);
  });

  it('follow spans that overlap, the shorter one first', () => {
    expect(cut([span(1, 0, 6), span(2, 4, 8)])).toEqual([
      ['abcd', [1], []],
      ['ef', [2, 1], [1]],
      ['gh', [2], [2]],
      ['ij', [], []],
    ]);
  });

  it('follow spans inside others and spans that are equal', () => {
    expect(cut([span(1, 0, 10), span(3, 2, 4), span(2, 2, 4)])).toEqual([
      ['ab', [1], []],
      ['cd', [2, 3, 1], [2, 3]],
      ['efghij', [1], [1]],
    ]);
  });

  it('joined are the text, whatever the spans', () => {
    const segments = segmentText(TEXT, [span(1, -3, 2), span(2, 9, 40), span(3, 5, 5), span(4, 7, 3)]);
    expect(segments.map(({ text }) => text).join('')).toBe(TEXT);
    expect(segments.flatMap(({ spans }) => spans.map(({ item }) => item))).toEqual([1, 2]);
  });
});

describe('a place', () => {
  const text = 'one two one two';
  it('is taken as given when the quote stands there', () => {
    expect(findPlace(text, { start: 8, end: 11, quote: 'one' })).toEqual([8, 11]);
  });
  it('is looked for nearby when it does not', () => {
    expect(findPlace(text, { start: 7, end: 10, quote: 'one' })).toEqual([8, 11]);
    expect(findPlace(text, { start: 2, end: 5, quote: 'one' })).toEqual([0, 3]);
  });
  it('is none when the quote is nowhere or empty', () => {
    expect(findPlace(text, { start: 0, end: 5, quote: 'three' })).toBeNull();
    expect(findPlace(text, { start: 0, end: 0, quote: '' })).toBeNull();
  });
});
