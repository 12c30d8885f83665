import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until a value is there.
 * @returns the value and how long it took in milliseconds
 * @throws Error with the name when it takes too long
 */
export const until = async <T>(
  what: string,
  withinMs: number,
  ask: () => Promise<T | undefined | false>,
): Promise<{ value: T; ms: number }> => {
  const began = performance.now();
  for (;;) {
    const value = await ask();
    const ms = performance.now() - began;
    if (value !== undefined && value !== false && ms <= withinMs) return { value, ms };
    if (ms > withinMs) throw new Error(`${what}: not within ${withinMs} ms`);
    await pause(50);
  }
};
