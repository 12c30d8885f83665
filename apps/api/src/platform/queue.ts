import type { Database } from '@laurel/db';
import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics/index.ts';

/** A kind of background job: data and one handler. A job may run more than once; handlers must not mind. */
export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  name: string;
  data: S;
  /** Seconds after which a run counts as lost (its process was killed) and the job runs again. */
  expireInSeconds: number;
  /** For long runs: seconds without a sign of life (given by itself) after which a run counts as lost; at least 10. */
  heartbeatSeconds?: number;
  /** How often a lost or failed job runs again. */
  retryLimit: number;
  /** How many run at once in one worker. */
  concurrency: number;
  handle(data: z.output<S>): Promise<void>;
}

export const defineJob = <S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition =>
  definition as unknown as JobDefinition;

export interface Queue {
  /** Queues a job; while one with the same key waits or runs, nothing is added. */
  send(name: string, data: object, key: string): Promise<void>;
  /** How many jobs of each kind wait and run, as it was a second ago. */
  counts(): Promise<{ name: string; waiting: number; running: number }[]>;
  stop(): Promise<void>;
}

export interface QueueOptions {
  database: Database;
  logger: Logger;
  metrics: Pick<Metrics, 'jobSeconds'>;
  jobs: JobDefinition[];
  /** False: this process only queues jobs, others run them. */
  runJobs: boolean;
}

const createBoss = ({ database, logger, runJobs }: QueueOptions): PgBoss => {
  const boss = new PgBoss({
    ...database.jobs,
    schema: 'jobs',
    useListenNotify: true,
    supervise: runJobs,
    schedule: false,
    // Short, so that what a killed process left behind runs again within seconds.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 60,
    monitorVacuum: false,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => logger.debug({ warning }, 'job queue'));
  return boss;
};

const work = async (boss: PgBoss, job: JobDefinition, { logger, metrics }: QueueOptions): Promise<void> => {
  const options = {
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
    localConcurrency: job.concurrency,
  };
  await boss.work<unknown>(job.name, options, async ([item]) => {
    if (!item) return;
    const ended = metrics.jobSeconds.startTimer({ job: job.name });
    try {
      await job.handle(job.data.parse(item.data));
      ended({ outcome: 'done' });
    } catch (error) {
      ended({ outcome: 'failed' });
      logger.error({ err: error, job: job.name, id: item.id }, 'job failed');
      throw error;
    }
  });
};

/** Starts the job queue on the application's own database, and its workers unless `runJobs` is false. */
export const startQueue = async (options: QueueOptions): Promise<Queue> => {
  const { jobs, runJobs } = options;
  const known = new Set(jobs.map((job) => job.name));
  const boss = createBoss(options);
  await boss.start();
  for (const job of jobs) {
    const settings = {
      policy: 'exclusive' as const,
      notify: true,
      expireInSeconds: job.expireInSeconds,
      ...(job.heartbeatSeconds === undefined ? {} : { heartbeatSeconds: job.heartbeatSeconds }),
      retryLimit: job.retryLimit,
      retryDelay: 0,
      retentionSeconds: 3600,
      deleteAfterSeconds: 3600,
    };
    await boss.createQueue(job.name, settings);
    if (runJobs) await work(boss, job, options);
  }
  return {
    send: async (name, data, key) => {
      if (!known.has(name)) throw new Error(`no job named ${name} has a handler`);
      await boss.send(name, data, { singletonKey: key });
    },
    counts: async () =>
      (await boss.getQueues([...known])).map(({ name, queuedCount, activeCount }) => ({
        name,
        waiting: queuedCount,
        running: activeCount,
      })),
    stop: () => boss.stop({ graceful: true, close: true, timeout: 8_000 }),
  };
};
