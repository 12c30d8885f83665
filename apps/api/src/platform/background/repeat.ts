import { setTimeout as pause } from 'node:timers/promises';

/** A run that failed is tried again after this long, or after its usual pause when that is shorter. */
const RETRY_MS = 2_000;

/** Work that a process repeats for itself, without the job queue. */
export interface Repeated {
  name: string;
  everyMs: number;
  /** @param stopping aborted when the process is asked to stop: end what is in hand, begin nothing new */
  run(stopping: AbortSignal): Promise<unknown>;
}

/** Ends the repeating. Resolves when the run in hand has ended. */
export type Stop = () => Promise<void>;

/**
 * Runs `run` at once and again `everyMs` after each end, never twice at the same time. A run that fails stops nothing: it is
 * reported and tried again.
 * @param firstAfterMs pause before the first run
 */
export const repeat = (
  { name, everyMs, run }: Repeated,
  onError: (error: unknown, name: string) => void,
  firstAfterMs = 0,
): Stop => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sleep = (ms: number) =>
    pause(ms, undefined, { signal }).catch(() => {
      // The only rejection is the abort, which the loop looks at next.
    });
  const loop = async (): Promise<void> => {
    if (firstAfterMs > 0) await sleep(firstAfterMs);
    while (!signal.aborted) {
      let pauseMs = everyMs;
      try {
        await run(signal);
      } catch (error) {
        onError(error, name);
        pauseMs = Math.min(everyMs, RETRY_MS);
      }
      await sleep(pauseMs);
    }
  };
  const ended = loop();
  return () => {
    stopping.abort();
    return ended;
  };
};
