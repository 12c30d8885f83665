import type { FastifyReply } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

const MINUTE_MS = 60_000;
const reply = { serialize: (value: unknown) => JSON.stringify(value) } as FastifyReply;

let now = 0;
let kept: KeptAnswers;
beforeEach(() => {
  now = 0;
  kept = createKeptAnswers(() => now, 64);
});

describe('kept answers', () => {
  it('are found under their version and no other', () => {
    kept.keep('ada', '1', reply, { n: 1 });
    expect(kept.find('ada', '1')?.body.toString()).toBe('{"n":1}');
    expect(kept.find('ada', '2')).toBeUndefined();
    kept.keep('ada', '2', reply, { n: 2 });
    expect(kept.find('ada', '1')).toBeUndefined();
    expect(kept.find('bob', '2')).toBeUndefined();
  });

  it.each([
    [14, true],
    [15, false],
  ])('unused for %i minutes are kept: %s', (minutes, isKept) => {
    kept.keep('ada', '1', reply, 'x');
    now = minutes * MINUTE_MS;
    kept.keep('bob', '1', reply, 'y');
    expect(kept.find('ada', '1') !== undefined).toBe(isKept);
  });

  it('make room for others, the one that was used last goes last', () => {
    const large = 'x'.repeat(28);
    kept.keep('ada', '1', reply, large);
    kept.keep('bob', '1', reply, large);
    kept.find('ada', '1');
    kept.keep('eve', '1', reply, large);
    expect(kept.find('ada', '1')).toBeDefined();
    expect(kept.find('bob', '1')).toBeUndefined();
  });
});
