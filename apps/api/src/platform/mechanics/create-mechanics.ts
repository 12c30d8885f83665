import { Worker } from 'node:worker_threads';
import { type Dialect, type Mechanics, type MechanicsResult, maskText } from '@laurel/critique';
import type { LintReply, LintRequest } from './harper-worker.ts';

export interface MechanicsOptions {
  /** Milliseconds the worker may take for one essay; then it is ended and another one started. */
  deadlineMs?: number;
  /** Milliseconds an essay may wait for its turn, the worker's start included. */
  waitMs?: number;
  /** Essays that may wait; the next one is answered `unavailable` at once. */
  queueLimit?: number;
  /** Told of every worker that was ended or that failed; never of the text. */
  onTrouble?: (reason: 'deadline' | 'crash' | 'failed' | 'queue-full' | 'start', detail?: string) => void;
  /** The worker's file; tests put a fake here. */
  workerUrl?: URL;
}

export interface WorkerMechanics extends Mechanics {
  /** Starts and warms the worker (about 2 s in the background); without it the first check does. Resolves when ready. */
  start(): Promise<void>;
  /** Ends the worker; what waits is answered `unavailable`. */
  stop(): Promise<void>;
}

type Outcome = MechanicsResult | 'unavailable';
interface Job {
  request: LintRequest;
  settle: (outcome: Outcome) => void;
  timer: NodeJS.Timeout;
}

const DEFAULTS = {
  deadlineMs: 2_500,
  waitMs: 3_500,
  queueLimit: 32,
  workerUrl: new URL('./harper-worker.ts', import.meta.url),
};

/**
 * Spelling and grammar by harper.js in one worker thread. One essay at a time: a text that hangs or breaks the checker
 * costs its own answer only, since the worker is ended and the next essay meets a fresh one.
 *
 *   check ─> waiting ─(worker ready and idle)─> running ─> reply | deadline ─> next
 */
export function createMechanics(options: MechanicsOptions = {}): WorkerMechanics {
  const { deadlineMs, waitMs, queueLimit, workerUrl } = { ...DEFAULTS, ...options };
  const report = options.onTrouble ?? (() => undefined);
  const waiting: Job[] = [];
  let running: Job | undefined;
  let worker: Worker | undefined;
  let ready = false;
  let stopped = false;
  let serial = 0;
  let onReady: (() => void)[] = [];

  const finish = (job: Job, outcome: Outcome): void => {
    clearTimeout(job.timer);
    if (running === job) running = undefined;
    job.settle(outcome);
  };

  const discard = (): void => {
    const ended = worker;
    worker = undefined;
    ready = false;
    ended?.removeAllListeners();
    // An error that arrives after the end has no listener left and must not reach the process.
    ended?.on('error', () => undefined);
    ended?.terminate().catch((error: unknown) => report('crash', String(error)));
  };

  const next = (): void => {
    if (stopped || running || waiting.length === 0) return;
    if (!worker) spawn();
    if (!ready) return;
    const job = waiting.shift();
    if (!job) return;
    clearTimeout(job.timer);
    running = job;
    job.timer = setTimeout(() => {
      report('deadline');
      discard();
      finish(job, 'unavailable');
      next();
    }, deadlineMs);
    worker?.postMessage(job.request);
  };

  const onMessage = (reply: LintReply): void => {
    if ('ready' in reply) {
      ready = true;
      for (const resolve of onReady) resolve();
      onReady = [];
    } else if (running?.request.id === reply.id) {
      if ('failed' in reply) {
        // A panic poisons the checker for good.
        report('failed', reply.failed);
        discard();
      }
      finish(running, 'lints' in reply ? { lints: reply.lints } : 'unavailable');
    }
    next();
  };

  const onEnd = (detail: string): void => {
    report(ready ? 'crash' : 'start', detail);
    const wasReady = ready;
    discard();
    if (running) finish(running, 'unavailable');
    // A worker that can't start isn't started again and again for the essays that wait now.
    if (!wasReady) for (const job of waiting.splice(0)) finish(job, 'unavailable');
    for (const resolve of onReady) resolve();
    onReady = [];
    next();
  };

  function spawn(): void {
    worker = new Worker(workerUrl);
    worker.unref();
    worker.on('message', onMessage);
    worker.on('error', (error) => onEnd(String(error)));
    worker.on('exit', (code) => onEnd(`exit ${code}`));
  }

  return {
    start: () => {
      stopped = false;
      if (ready) return Promise.resolve();
      const started = new Promise<void>((resolve) => onReady.push(resolve));
      if (!worker) spawn();
      return started;
    },
    stop: async () => {
      stopped = true;
      for (const job of waiting.splice(0)) finish(job, 'unavailable');
      if (running) finish(running, 'unavailable');
      const ended = worker;
      ended?.removeAllListeners();
      worker = undefined;
      ready = false;
      await ended?.terminate();
    },
    check: (text: string, { dialect }: { dialect: Dialect }) =>
      new Promise<Outcome>((settle) => {
        if (stopped || waiting.length >= queueLimit) {
          if (!stopped) report('queue-full');
          settle('unavailable');
          return;
        }
        serial += 1;
        const job: Job = {
          request: { id: serial, text: maskText(text).text, dialect },
          settle,
          timer: setTimeout(() => {
            waiting.splice(waiting.indexOf(job), 1);
            job.settle('unavailable');
          }, waitMs),
        };
        waiting.push(job);
        next();
      }),
  };
}
