import { beforeEach, describe, expect, it } from 'vitest';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';

const MINUTE_MS = 60_000;
const written = (text: string) => ({ body: Buffer.from(text) });

let now = 0;
let cache: AnswerCache;
beforeEach(() => {
  now = 0;
  cache = createAnswerCache(() => now, 64);
});

describe('cached answers', () => {
  it('are found under their version and no other', () => {
    cache.set('ada', '1', written('first'));
    expect(cache.get('ada', '1')).toEqual(written('first'));
    expect(cache.get('ada', '2')).toBeUndefined();
    cache.set('ada', '2', written('second'));
    expect(cache.get('ada', '1')).toBeUndefined();
    expect(cache.get('bob', '2')).toBeUndefined();
  });

  it.each([
    [14, true],
    [15, false],
  ])('unused for %i minutes are kept: %s', (minutes, isKept) => {
    cache.set('ada', '1', written('x'));
    now = minutes * MINUTE_MS;
    cache.set('bob', '1', written('y'));
    expect(cache.get('ada', '1') !== undefined).toBe(isKept);
  });

  it('make room for others, the one that was used last goes last', () => {
    const large = written('x'.repeat(30));
    cache.set('ada', '1', large);
    cache.set('bob', '1', large);
    cache.get('ada', '1');
    cache.set('eve', '1', large);
    expect(cache.get('ada', '1')).toBeDefined();
    expect(cache.get('bob', '1')).toBeUndefined();
  });
});
