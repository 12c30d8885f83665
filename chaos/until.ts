import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until something is there.
 * @returns it, and after how many milliseconds
 * @throws Error that names it when it does not come in time
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
