import { describe, expect, it } from 'vitest';
import { deeperNote, isDeeper, nextLookMs } from './model-review.ts';

describe('a deeper reading', () => {
  it('is looked for often at first, then seldom, then not any more', () => {
    expect(nextLookMs('under_way', 1)).toBe(3000);
    expect(nextLookMs('under_way', 9)).toBe(3000);
    expect(nextLookMs('under_way', 10)).toBe(15_000);
    expect(nextLookMs('under_way', 23)).toBe(15_000);
    expect(nextLookMs('under_way', 24)).toBe(false);
  });

  it.each([undefined, 'added', 'nothing_added', 'failed'] as const)(
    'is not looked for when it is %s',
    (state) => {
      expect(nextLookMs(state, 1)).toBe(false);
    },
  );

  it('is spoken of while it is under way and when it has come, and not when there is nothing to see', () => {
    expect(deeperNote('under_way')).toContain('under way');
    expect(deeperNote('added')).toContain('has joined');
    expect([deeperNote('failed'), deeperNote('nothing_added'), deeperNote(undefined)]).toEqual(['', '', '']);
  });

  it('is known by its check', () => {
    expect(isDeeper({ check: 'deeper-reading' })).toBe(true);
    expect(isDeeper({ check: 'cliche' })).toBe(false);
    expect(isDeeper({})).toBe(false);
  });
});
