const FIRST_MS = 2_000;
const LONGEST_MS = 10 * 60_000;

/** How long to wait after the attempt of this number (from 1): twice as long each time, ten minutes at most. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
