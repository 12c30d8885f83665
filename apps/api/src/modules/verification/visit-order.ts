/** Between two requests to one host. */
export const HOST_PAUSE_MS = 5_000;

/** Time as a run sees it; tests give their own. */
export interface Timer {
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** Keeps the pause between two requests to a host, whoever makes them. */
export interface HostPace {
  /** When the host may be asked next. */
  readyAt(host: string): number;
  /** Waits until then, and counts this request. */
  ask(host: string): Promise<void>;
}

export const createHostPace = ({ now, sleep }: Timer): HostPace => {
  const asked = new Map<string, number>();
  const readyAt = (host: string) => (asked.get(host) ?? Number.NEGATIVE_INFINITY) + HOST_PAUSE_MS;
  return {
    readyAt,
    ask: async (host) => {
      const wait = readyAt(host) - now();
      if (wait > 0) await sleep(wait);
      asked.set(host, now());
    },
  };
};

/** One thing to ask of a host: its robots.txt, or a page. */
interface Step<T> {
  host: string;
  /** Undefined for the robots.txt. */
  item: T | undefined;
}

/**
 * Hands out steps one by one so that no host is asked before its time and none waits needlessly: of the hosts that are ready the one
 * with most pages left goes first, and each host's robots.txt goes ahead of its pages.
 */
export const createVisitOrder = <T>(items: readonly T[], hostOf: (item: T) => string, pace: HostPace) => {
  const waiting = new Map<string, (T | undefined)[]>();
  for (const item of items) {
    const steps = waiting.get(hostOf(item)) ?? [undefined];
    steps.push(item);
    waiting.set(hostOf(item), steps);
  }
  return {
    /** @returns the next step; how long to wait for one; undefined when all is done */
    next: (now: number): Step<T> | { waitMs: number } | undefined => {
      let best: string | undefined;
      let soonest = Number.POSITIVE_INFINITY;
      for (const [host, steps] of waiting) {
        const at = pace.readyAt(host);
        if (at > now) soonest = Math.min(soonest, at);
        else if (best === undefined || steps.length > (waiting.get(best)?.length ?? 0)) best = host;
      }
      if (best === undefined) return waiting.size === 0 ? undefined : { waitMs: soonest - now };
      const steps = waiting.get(best) ?? [];
      const item = steps.shift();
      if (steps.length === 0) waiting.delete(best);
      return { host: best, item };
    },
  };
};
