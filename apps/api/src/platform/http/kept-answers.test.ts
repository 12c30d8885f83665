import { beforeEach, describe, expect, it } from 'vitest';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

const MINUTE_MS = 60_000;
const written = (text: string) => ({ body: Buffer.from(text) });

let now = 0;
let kept: KeptAnswers;
beforeEach(() => {
  now = 0;
  kept = createKeptAnswers(() => now, 64);
});

describe('kept answers', () => {
  it('are found under their version and no other', () => {
    kept.keep('ada', '1', written('first'));
    expect(kept.find('ada', '1')).toEqual(written('first'));
    expect(kept.find('ada', '2')).toBeUndefined();
    kept.keep('ada', '2', written('second'));
    expect(kept.find('ada', '1')).toBeUndefined();
    expect(kept.find('bob', '2')).toBeUndefined();
  });

  it.each([
    [14, true],
    [15, false],
  ])('unused for %i minutes are kept: %s', (minutes, isKept) => {
    kept.keep('ada', '1', written('x'));
    now = minutes * MINUTE_MS;
    kept.keep('bob', '1', written('y'));
    expect(kept.find('ada', '1') !== undefined).toBe(isKept);
  });

  it('make room for others, the one that was used last goes last', () => {
    const large = written('x'.repeat(30));
    kept.keep('ada', '1', large);
    kept.keep('bob', '1', large);
    kept.find('ada', '1');
    kept.keep('eve', '1', large);
    expect(kept.find('ada', '1')).toBeDefined();
    expect(kept.find('bob', '1')).toBeUndefined();
  });
});
