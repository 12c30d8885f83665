/** Limits concurrent calls; further ones wait in a queue. */
export interface Turns {
  /** @returns releases the turn; undefined when the queue is full or `signal` aborted while waiting */
  enter(signal: AbortSignal): Promise<(() => void) | undefined>;
}

export const createTurns = (atOnce: number, mayWait: number): Turns => {
  let running = 0;
  const line: (() => void)[] = [];

  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  const onlyOnce = (): (() => void) => {
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  };

  return {
    enter: (signal) => {
      if (signal.aborted) return Promise.resolve(undefined);
      if (running < atOnce) {
        running += 1;
        return Promise.resolve(onlyOnce());
      }
      if (line.length >= mayWait) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const proceed = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(onlyOnce());
        };
        const giveUp = () => {
          line.splice(line.indexOf(proceed), 1);
          resolve(undefined);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        line.push(proceed);
      });
    },
  };
};
