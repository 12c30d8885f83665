import { EventEmitter } from 'node:events';

/** Tells, within one process, that a matching job has ended. */
export interface JobSignals {
  ended(jobId: string): void;
  /** Resolves when the job ends, or after `timeoutMs`: another process may be running it. */
  waitForEnd(jobId: string, timeoutMs: number): Promise<void>;
}

export const createJobSignals = (): JobSignals => {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    ended: (jobId) => {
      emitter.emit(jobId);
    },
    waitForEnd: (jobId, timeoutMs) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          emitter.off(jobId, done);
          resolve();
        };
        const timer = setTimeout(done, timeoutMs);
        emitter.once(jobId, done);
      }),
  };
};
