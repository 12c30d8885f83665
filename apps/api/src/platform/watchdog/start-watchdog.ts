import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { Watched } from './watchdog-thread.ts';

/** A block begins to be a problem here: a health check gives up after two seconds. */
const BLOCKED_MS = 1_500;
const BEAT_MS = 100;
const LIST_BYTES = 4_096;

export interface Watchdog {
  /** Call it before the routes are registered: it learns of their requests by hooks. */
  watch(app: FastifyInstance): void;
  stop(): Promise<void>;
}

interface Options {
  blockedMs?: number;
  /** Where the lines go; stderr, as all logs. */
  fd?: number;
  /** Called when the thread breaks, as when no line can be written; the process runs on without a watchdog. */
  onTrouble?: (reason: string) => void;
}

/**
 * A request is logged when it is answered, so one that blocks the event loop leaves no line, least of all when the process is killed for it.
 * A thread of its own notices that the loop does not turn and writes a warning with the open requests, the newest first: the one that
 * blocks is among them.
 */
export const startWatchdog = ({
  blockedMs = BLOCKED_MS,
  fd = 2,
  onTrouble = () => undefined,
}: Options = {}): Watchdog => {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const list = new Uint8Array(new SharedArrayBuffer(LIST_BYTES));
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const workerData: Watched = { beats, list, blockedMs, fd };
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData });
  thread.on('error', ({ message }) => onTrouble(message));
  thread.unref();

  /** By request id, the oldest first. */
  const open = new Map<string, string>();
  const publish = (): void => {
    const text = Buffer.from([...open.values()].toReversed().join('\n').slice(0, LIST_BYTES));
    list.fill(0);
    list.set(text.subarray(0, LIST_BYTES));
  };
  return {
    watch: (app) => {
      app.addHook('onRequest', async ({ id, method, routeOptions }) => {
        open.set(id, `${method} ${routeOptions.url ?? '*'} ${id}`);
        publish();
      });
      app.addHook('onResponse', async ({ id }) => {
        open.delete(id);
        publish();
      });
      app.addHook('onRequestAbort', async ({ id }) => {
        open.delete(id);
        publish();
      });
    },
    stop: async () => {
      clearInterval(timer);
      await thread.terminate();
    },
  };
};
