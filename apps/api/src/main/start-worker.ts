import { matchingJob, sweepMatchingJobs } from '../modules/matching/index.ts';
import { type Queue, startQueue } from '../platform/queue.ts';
import type { Services } from './services.ts';

/**
 * Starts the job queue; with `runJobs` its handlers too.
 * @returns the queue, whose `stop` ends everything started here
 */
export const startWorker = async (services: Services, runJobs: boolean): Promise<Queue> => {
  const { database, logger } = services;
  const queue = await startQueue({ database, logger, jobs: [matchingJob(services)], runJobs });
  if (!runJobs) return queue;
  const stopSweep = sweepMatchingJobs(services, queue);
  return {
    send: queue.send,
    stop: async () => {
      stopSweep();
      await queue.stop();
    },
  };
};
