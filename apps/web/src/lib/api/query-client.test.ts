import { describe, expect, it } from 'vitest';
import { ApiError, connectionError } from './api-error.ts';
import { retryDelay, shouldRetry } from './query-client.ts';

const answered = (status: number) =>
  new ApiError({ kind: 'http', status, code: '', message: '', error: '', details: [], requestId: '' });

describe('retries of a query', () => {
  it('are three', () => {
    expect(shouldRetry(2, connectionError('refused'))).toBe(true);
    expect(shouldRetry(3, connectionError('refused'))).toBe(false);
  });

  it('are made for 500 and not for 499, 400 or an answer that refuses with 200', () => {
    expect(shouldRetry(0, answered(500))).toBe(true);
    expect(shouldRetry(0, answered(200))).toBe(false);
    expect(shouldRetry(0, answered(499))).toBe(false);
    expect(shouldRetry(0, answered(400))).toBe(false);
  });

  it('wait 1 s, 2 s, 4 s, and never longer than 30 s', () => {
    expect([0, 1, 2, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  });
});
