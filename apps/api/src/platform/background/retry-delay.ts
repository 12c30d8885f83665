export interface Backoff {
  firstMs: number;
  /** Each delay is so many times the one before. */
  factor: number;
  maxMs: number;
}

/** How long to wait after the attempt of this number (from 1). */
export const retryDelayMs = (attempts: number, { firstMs, factor, maxMs }: Backoff): number =>
  Math.min(maxMs, firstMs * factor ** (attempts - 1));
