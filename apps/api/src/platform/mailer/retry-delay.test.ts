import { expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

it('doubles from two seconds to ten minutes and stays there', () => {
  expect([1, 2, 3, 9, 10, 11, 5000].map(retryDelayMs)).toEqual([
    2_000, 4_000, 8_000, 512_000, 600_000, 600_000, 600_000,
  ]);
});
