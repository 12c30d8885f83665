import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { EngineStoppedError, type FairPGlite } from './fair-pglite.ts';

/** Free bytes without which opening again would only fail: a segment of the write-ahead log has 16 MiB. */
const ROOM = 32 * 1024 * 1024;
const FIRST_MS = 500;
const LONGEST_MS = 60_000;

/** What Laurel uses of PGlite. */
export type Engine = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'dumpDataDir' | 'close'>;

const hasRoom = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= ROOM;
};

/**
 * An engine that is opened again after a panic, as a database server would be, once its disk has room. Until then every statement
 * is refused with `EngineStoppedError`. What was acknowledged is in the write-ahead log and comes back.
 * @param open opens it and tells of a panic; @param onError told of the panic, and of each attempt that fails
 */
export const openReopeningEngine = async (
  folder: string,
  open: (onPanic: (error: Error) => void) => Promise<FairPGlite>,
  onError: (error: Error) => void,
): Promise<Engine> => {
  let engine: FairPGlite | undefined;
  let closed = false;
  const listeners: Parameters<PGlite['listen']>[] = [];

  const start = async (): Promise<void> => {
    const opened = await open(onPanic);
    for (const listener of listeners) await opened.listen(...listener);
    if (closed) await opened.close();
    else engine = opened;
  };
  const reopen = async (): Promise<void> => {
    let failures = 0;
    while (!engine && !closed) {
      await pause(Math.min(FIRST_MS * 2 ** failures, LONGEST_MS), undefined, { ref: false });
      if (closed || !(await hasRoom(folder))) continue;
      await start().catch((error: Error) => {
        failures++;
        onError(error);
      });
    }
  };
  const onPanic = (error: Error): void => {
    onError(error);
    // One that was about to be opened is tried again by who opens it.
    if (!engine) return;
    engine = undefined;
    void reopen();
  };
  const running = (): FairPGlite => {
    if (!engine) throw new EngineStoppedError();
    return engine;
  };

  await start();
  return {
    query: async (...args) => running().query(...args),
    exec: async (...args) => running().exec(...args),
    transaction: async (work) => running().transaction(work),
    dumpDataDir: async (compression) => running().dumpDataDir(compression),
    listen: async (...listener) => {
      listeners.push(listener);
      return running().listen(...listener);
    },
    close: async () => {
      closed = true;
      await engine?.close();
    },
  };
};
