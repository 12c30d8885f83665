import { z } from 'zod';
import { defineJob, type Queue } from '../../platform/queue.ts';
import { runSource, type SourcesContext } from './run-source.ts';
import { listSourcesDue } from './sources.repository.ts';

const SOURCE_JOB = 'import-source';
/** A site that asks for ten seconds between two pages takes this long for 2,000 of them. */
const EXPIRE_SECONDS = 6 * 3600;
/** How soon after its process was killed an import goes on. */
const HEARTBEAT_SECONDS = 20;
const SWEEP_MS = 2_000;

export const sourceJob = (context: SourcesContext) =>
  defineJob({
    name: SOURCE_JOB,
    data: z.object({ name: z.string() }),
    expireInSeconds: EXPIRE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 3,
    // One at a time in each worker: an import takes processor time from who waits for matches.
    concurrency: 1,
    handle: async ({ name }) => {
      await runSource(context, name);
    },
  });

/**
 * Queues the sources that are due, each as a job of its own; the queue ignores what it still holds.
 * @returns stops it
 */
export const sweepSources = ({ database, clock, logger }: SourcesContext, queue: Queue): (() => void) => {
  const sweep = async (): Promise<void> => {
    for (const name of await listSourcesDue(database.queries, clock.now()))
      await queue.send(SOURCE_JOB, { name }, name);
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => logger.error({ err: error }, 'sweeping sources'));
  }, SWEEP_MS);
  return () => clearInterval(timer);
};
