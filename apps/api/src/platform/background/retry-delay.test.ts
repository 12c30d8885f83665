import { expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

it('doubles from two seconds to ten minutes and stays there', () => {
  const backoff = { firstMs: 2_000, factor: 2, maxMs: 600_000 };
  expect([1, 2, 3, 9, 10, 11, 5000].map((attempts) => retryDelayMs(attempts, backoff))).toEqual([
    2_000, 4_000, 8_000, 512_000, 600_000, 600_000, 600_000,
  ]);
});
