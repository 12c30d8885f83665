import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { EngineStoppedError, type FairPGlite } from './fair-pglite.ts';

/** Free bytes needed to reopen the database: a segment of the write-ahead log has 16 MiB. */
const ROOM = 32 * 1024 * 1024;
const FIRST_MS = 500;
const LONGEST_MS = 60_000;

/** The methods of PGlite that Laurel uses. */
export type Engine = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'close'>;

export interface ReopeningEngine extends Engine {
  /** Closes the database, does the work on its folder, and opens what is there then. Statements are refused meanwhile, as after a panic. */
  whileClosed<T>(work: () => Promise<T>): Promise<T>;
}

const hasRoom = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= ROOM;
};

/**
 * An engine that is reopened after a panic, like a restarted database server, once its disk has room. Until then every statement is
 * refused with `EngineStoppedError`. Acknowledged writes are in the write-ahead log and are recovered.
 * @param open opens the engine and reports a panic; @param onError called with the panic and each failed attempt
 */
export const openReopeningEngine = async (
  folder: string,
  open: (onPanic: (error: Error) => void) => Promise<FairPGlite>,
  onError: (error: Error) => void,
): Promise<ReopeningEngine> => {
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
    // An attempt to open that is under way retries by itself.
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
    listen: async (...listener) => {
      listeners.push(listener);
      return running().listen(...listener);
    },
    whileClosed: async (work) => {
      const old = running();
      engine = undefined;
      try {
        // Whatever it was asked before ends first.
        await old.close();
        return await work();
      } finally {
        await start().catch((error: Error) => {
          onError(error);
          void reopen();
        });
      }
    },
    close: async () => {
      closed = true;
      await engine?.close();
    },
  };
};
