import type { Database } from '@laurel/db';
import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics/index.ts';
import { type Repeated, repeat, type Stop } from './repeat.ts';

/** A job of one kind, as it is queued. */
export interface QueuedJob<T> {
  data: T;
  /** While a job with the same key waits or runs, no second one is queued. */
  key: string;
}

/** A kind of background job: data and one handler. A job may run more than once; handlers must not mind. */
export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  name: string;
  data: S;
  /** Seconds after which a run counts as lost (its process was killed) and the job runs again. */
  expireInSeconds: number;
  /** For long runs: a run without a heartbeat for so many seconds counts as lost. The queue sends them; at least 10. */
  heartbeatSeconds?: number;
  /** How often a lost or failed job runs again. */
  retryLimit: number;
  /** How many run at once in one worker. */
  concurrency: number;
  /** For jobs that fall due without a request: how often to look, and what is due. */
  wakeUp?: { everyMs: number; due(): Promise<QueuedJob<z.output<S>>[]> };
  /** @param stopping aborted when the process is asked to stop: a long run should end early, or hand its work back */
  handle(data: z.output<S>, stopping?: AbortSignal): Promise<void>;
}

export const defineJob = <S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition =>
  definition as unknown as JobDefinition;

/** Where modules queue jobs. */
export interface Queue {
  /** Queues a job; while one with the same key waits or runs, nothing is added. */
  send(name: string, data: object, key: string): Promise<void>;
}

export interface Background extends Queue {
  /** Begins to run jobs and repeated work; without `runJobs` it does nothing. Until then jobs are only queued. */
  begin(): Promise<void>;
  /** How many jobs of each kind wait and run, as it was a second ago. */
  counts(): Promise<{ name: string; waiting: number; running: number }[]>;
  /**
   * Begins nothing new and resolves when all that is in hand has ended. A job that takes longer than `DRAIN_MS` goes back to the
   * queue.
   */
  stop(): Promise<void>;
}

export interface BackgroundOptions {
  database: Database;
  logger: Logger;
  metrics: Pick<Metrics, 'jobSeconds'>;
  jobs: JobDefinition[];
  repeated: Repeated[];
  /** False: this process only queues jobs, others run them. */
  runJobs: boolean;
}

const DRAIN_MS = 8_000;

const createBoss = ({
  database,
  logger,
  runJobs,
}: Pick<BackgroundOptions, 'database' | 'logger' | 'runJobs'>): PgBoss => {
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

/** Makes the tables of the queue, as the owner of the schema. */
export const installQueue = async (
  options: Pick<BackgroundOptions, 'database' | 'logger'>,
): Promise<void> => {
  const boss = createBoss({ ...options, runJobs: false });
  await boss.start();
  await boss.stop({ graceful: false });
};

const work = async (
  boss: PgBoss,
  job: JobDefinition,
  { logger, metrics }: BackgroundOptions,
  stopping: AbortSignal,
): Promise<void> => {
  const options = {
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
    localConcurrency: job.concurrency,
  };
  await boss.work<unknown>(job.name, options, async ([item]) => {
    if (!item) return;
    const ended = metrics.jobSeconds.startTimer({ job: job.name });
    try {
      await job.handle(job.data.parse(item.data), stopping);
      ended({ outcome: 'done' });
    } catch (error) {
      ended({ outcome: 'failed' });
      logger.error({ err: error, job: job.name, id: item.id }, 'job failed');
      throw error;
    }
  });
};

/** Queues what a kind of job finds due. The queue ignores what it still holds. */
const wakeUpOf = ({ name, wakeUp }: JobDefinition, queue: Queue): Repeated[] =>
  wakeUp
    ? [
        {
          name: `queueing ${name}`,
          everyMs: wakeUp.everyMs,
          run: async (stopping) => {
            for (const { data, key } of await wakeUp.due())
              if (!stopping.aborted) await queue.send(name, data as object, key);
          },
        },
      ]
    : [];

/** Creates the queues that are missing and brings the others' settings up to date, with one look at what is there. */
const createQueues = async (boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> => {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, expireInSeconds, heartbeatSeconds, retryLimit } of jobs) {
    const settings = {
      notify: true,
      expireInSeconds,
      ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
      retryLimit,
      retryDelay: 0,
      retentionSeconds: 3600,
      deleteAfterSeconds: 3600,
    };
    const found = existing.get(name);
    if (!found) await boss.createQueue(name, { ...settings, policy: 'exclusive' });
    else if (Object.entries(settings).some(([key, value]) => found[key as keyof typeof settings] !== value))
      await boss.updateQueue(name, settings);
  }
};

/**
 * Starts the job queue on the application's own database. With `runJobs`, `begin` starts its workers, the wake-ups of jobs that fall
 * due and the repeated work. All timers, leases, retries and the shutdown of background work are in this folder.
 */
export const startBackground = async (options: BackgroundOptions): Promise<Background> => {
  const { jobs, repeated, runJobs, logger } = options;
  const known = new Set(jobs.map((job) => job.name));
  const stopping = new AbortController();
  const boss = createBoss(options);
  await boss.start();
  await createQueues(boss, jobs);
  const queue: Queue = {
    send: async (name, data, key) => {
      if (!known.has(name)) throw new Error(`no job named ${name} has a handler`);
      await boss.send(name, data, { singletonKey: key });
    },
  };
  const report = (error: unknown, name: string) => logger.error({ err: error }, name);
  const loops: Stop[] = [];
  return {
    ...queue,
    begin: async () => {
      if (!runJobs) return;
      for (const job of jobs) await work(boss, job, options, stopping.signal);
      const all = [...jobs.flatMap((job) => wakeUpOf(job, queue)), ...repeated];
      loops.push(...all.map((each) => repeat(each, report)));
    },
    counts: async () =>
      (await boss.getQueues([...known])).map(({ name, queuedCount, activeCount }) => ({
        name,
        waiting: queuedCount,
        running: activeCount,
      })),
    stop: async () => {
      stopping.abort();
      await Promise.all(loops.map((stop) => stop()));
      await boss.stop({ graceful: true, close: true, timeout: DRAIN_MS });
    },
  };
};
