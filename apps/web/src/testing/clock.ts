import { vi } from 'vitest';

/** Where stopped time begins. */
export const NOON = '2026-11-21T12:00:00Z';
/** Shorter waits are a library's way to say "next": they go on while time stands still. */
const NO_WAIT_MS = 5;

/**
 * The page lives at noon, and its time stands still until `pass`. Answers of the server still come, and are drawn.
 * @param now another moment
 */
export const stopTime = (now = NOON): void => {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  vi.useFakeTimers({
    now: new Date(now),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  const fake = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  const atOnce = new Set<unknown>();
  const start = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms > NO_WAIT_MS) return fake.setTimeout(callback, ms, ...args);
    const timer = real.setTimeout(callback, ms, ...args);
    atOnce.add(timer);
    return timer;
  };
  vi.stubGlobal('setTimeout', start);
  vi.stubGlobal('clearTimeout', (timer: ReturnType<typeof setTimeout>) =>
    atOnce.has(timer) ? real.clearTimeout(timer) : fake.clearTimeout(timer),
  );
};

/** Lets so many milliseconds of stopped time pass. */
export const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};
