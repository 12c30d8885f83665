import Tinypool from 'tinypool';
import { FetchError } from '../fetch/index.ts';
import type { listings, sitemap, visited } from './page-worker.ts';

/** The arguments and the answer of each function of the worker. */
type Asked<F extends (...args: never[]) => unknown> = (
  ...args: Parameters<F>
) => Promise<Awaited<ReturnType<F>>>;

/**
 * Reads pages of others in a thread, one after the other: whatever a page holds, it holds up nothing else. Every call throws FetchError when its
 * page takes too long or ends the thread; the next page is read by a new one.
 */
export interface PageReader {
  listings: Asked<typeof listings>;
  sitemap: Asked<typeof sitemap>;
  visited: Asked<typeof visited>;
  stop(): Promise<void>;
}

export interface PageReaderOptions {
  /** Milliseconds for one page, from its turn on; the start of the thread is in it. */
  deadlineMs?: number;
  /** The worker's file; tests put a fake here. */
  workerUrl?: URL;
}

/** Twenty megabytes of an honest page take some seconds. */
const DEADLINE_MS = 60_000;

/** Starting a thread takes a second: it stays from one page to the next, and leaves when nothing is read any more. */
const IDLE_MS = 30_000;

export const createPageReader = ({
  deadlineMs = DEADLINE_MS,
  workerUrl = new URL('./page-worker.ts', import.meta.url),
}: PageReaderOptions = {}): PageReader => {
  const pool = new Tinypool({
    filename: workerUrl.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  let turn: Promise<unknown> = Promise.resolve();

  const read = async (name: string, page: unknown): Promise<never> => {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      return (await pool.run(page, { name, signal })) as never;
    } catch {
      // The thread's own errors say what a stranger's page did to it, which nobody can mend here.
      throw signal.aborted
        ? new FetchError('time', 'The page takes too long to read.')
        : new FetchError('type', 'The page can’t be read.');
    }
  };
  const inTurn =
    (name: string) =>
    (page: unknown): Promise<never> => {
      const mine = turn.then(() => read(name, page));
      turn = mine.catch(() => undefined);
      return mine;
    };
  return {
    listings: inTurn('listings'),
    sitemap: inTurn('sitemap'),
    visited: inTurn('visited'),
    stop: () => pool.destroy(),
  };
};

/** A reader of pages for one command. */
export const withPageReader = async <T>(work: (pageReader: PageReader) => Promise<T>): Promise<T> => {
  const pageReader = createPageReader();
  try {
    return await work(pageReader);
  } finally {
    await pageReader.stop();
  }
};
