import { describe, expect, it } from 'vitest';
import { isFromModelReview, modelReviewNote, nextPollMs } from './model-review.ts';

describe('a model review', () => {
  it('is looked for often at first, then seldom, then not any more', () => {
    expect(nextPollMs('under_way', 1)).toBe(3000);
    expect(nextPollMs('under_way', 9)).toBe(3000);
    expect(nextPollMs('under_way', 10)).toBe(15_000);
    expect(nextPollMs('under_way', 23)).toBe(15_000);
    expect(nextPollMs('under_way', 24)).toBe(false);
  });

  it.each([undefined, 'added', 'nothing_added', 'failed'] as const)(
    'is not looked for when it is %s',
    (state) => {
      expect(nextPollMs(state, 1)).toBe(false);
    },
  );

  it('is spoken of while it is under way and when it has come, and not when there is nothing to see', () => {
    expect(modelReviewNote('under_way')).toContain('under way');
    expect(modelReviewNote('added')).toContain('has joined');
    expect([modelReviewNote('failed'), modelReviewNote('nothing_added'), modelReviewNote(undefined)]).toEqual(
      ['', '', ''],
    );
  });

  it('is known by its check', () => {
    expect(isFromModelReview({ check: 'deeper-reading' })).toBe(true);
    expect(isFromModelReview({ check: 'cliche' })).toBe(false);
    expect(isFromModelReview({})).toBe(false);
  });
});
