import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@laurel/db/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { until } from '../../testing/until.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics/index.ts';
import { defineJob, type JobDefinition, startBackground } from './background.ts';
import { holdLease } from './lease.ts';
import type { Repeated } from './repeat.ts';

const job = (more: Partial<JobDefinition>): JobDefinition =>
  defineJob({
    name: 'test',
    data: z.object({ number: z.int() }),
    expireInSeconds: 30,
    retryLimit: 0,
    concurrency: 1,
    handle: async () => undefined,
    ...more,
  });

describe.each(['embedded', 'server'] as const)('background work on the %s database', (kind) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase(kind, inject('serverUrl'));
  });
  afterAll(() => db.drop());

  const prepare = (jobs: JobDefinition[], repeated: Repeated[] = [], runJobs = true) =>
    startBackground({
      database: db.database,
      logger: createLogger('silent'),
      metrics: createMetrics(),
      jobs,
      repeated,
      runJobs,
    });
  const start = async (...args: Parameters<typeof prepare>) => {
    const background = await prepare(...args);
    await background.begin();
    return background;
  };

  it('runs what is queued, and what a wake-up finds due, once for each key', async () => {
    const ran: unknown[] = [];
    let wakeUps = 0;
    let isSent = false;
    const due = async () => {
      wakeUps++;
      return [{ data: { number: 2 }, key: 'due' }];
    };
    const background = await start([
      job({
        wakeUp: { everyMs: 20, due },
        handle: async (data, stopping) => {
          ran.push(data);
          const before = wakeUps;
          // The first lasts until the queue knows both and two more wake-ups have come to a key it knows, the second until the end.
          const isLongEnough = () => ran.length === 1 && isSent && wakeUps >= before + 2;
          await until(() => isLongEnough() || stopping?.aborted === true);
        },
      }),
    ]);
    await background.send('test', { number: 1 }, 'sent');
    isSent = true;
    await until(() => ran.length === 2);
    await background.stop();
    expect(ran).toHaveLength(2);
    expect(ran).toEqual(expect.arrayContaining([{ number: 1 }, { number: 2 }]));
  });

  it('ends the job and the repeated work in hand before it is stopped, and begins nothing new', async () => {
    const ended: string[] = [];
    let wasAsked: boolean | undefined;
    let begun = 0;
    const slow: Repeated = {
      name: 'slow',
      everyMs: 1,
      run: async () => {
        begun++;
        await pause(100);
        ended.push('repeated');
      },
    };
    const background = await start(
      [
        job({
          name: 'slow-job',
          handle: async (_, stopping) => {
            begun++;
            await until(() => stopping?.aborted === true);
            wasAsked = stopping?.aborted;
            await pause(50);
            ended.push('job');
          },
        }),
      ],
      [slow],
    );
    await background.send('slow-job', { number: 1 }, 'one');
    await until(() => begun >= 2);
    await background.stop();
    expect(wasAsked).toBe(true);
    expect(ended).toContain('job');
    const before = [begun, ended.length];
    expect(ended).toHaveLength(begun);
    await pause(50);
    expect([begun, ended.length]).toEqual(before);
  });

  it('only queues where it runs no jobs, and the next process runs them', async () => {
    let runs = 0;
    const counted = job({
      name: 'queued-only',
      handle: async () => {
        runs++;
      },
    });
    const repeated: Repeated = { name: 'never', everyMs: 1, run: () => Promise.reject(new Error('ran')) };
    const first = await start([counted], [repeated], false);
    await first.send('queued-only', { number: 1 }, 'one');
    await expect(first.send('unknown', {}, 'one')).rejects.toThrow('no job named unknown');
    await first.stop();
    expect(runs).toBe(0);
    const second = await start([counted]);
    await until(() => runs === 1);
    await second.stop();
  });

  it('runs nothing before it is told to begin', async () => {
    const ran: string[] = [];
    const repeated: Repeated = { name: 'repeated', everyMs: 1, run: async () => ran.push('repeated') };
    const background = await prepare(
      [job({ name: 'patient', handle: async () => void ran.push('job') })],
      [repeated],
    );
    await background.send('patient', { number: 1 }, 'one');
    expect((await background.counts()).find(({ name }) => name === 'patient')).toMatchObject({ running: 0 });
    expect(ran).toEqual([]);
    await background.begin();
    await until(() => ran.includes('job') && ran.includes('repeated'));
    await background.stop();
  });

  it('gives a queue that is there already the settings of today', async () => {
    const settings = async () => {
      const found = await db.database.queries.execute(
        sql`select retry_limit as retry, expire_seconds as expires from jobs.queue where name = 'changed'`,
      );
      return (found as { rows: unknown[] }).rows;
    };
    await (await prepare([job({ name: 'changed', retryLimit: 1 })])).stop();
    expect(await settings()).toEqual([{ retry: 1, expires: 30 }]);
    await (await prepare([job({ name: 'changed', retryLimit: 4, expireInSeconds: 60 })])).stop();
    expect(await settings()).toEqual([{ retry: 4, expires: 60 }]);
  });
});

const failLoudly = (error: unknown) => {
  throw error;
};

describe('a lease', () => {
  it('is renewed while the work runs and never after it has ended', async () => {
    let renewals = 0;
    const renew = async () => {
      renewals++;
    };
    const result = await holdLease({ ms: 30, renew, onError: failLoudly }, async () => {
      await until(() => renewals >= 2);
      return 'done';
    });
    expect(result).toBe('done');
    const before = renewals;
    await pause(40);
    expect(renewals).toBe(before);
  });

  it('goes on when a renewal fails, and passes on what the work throws', async () => {
    const failures: unknown[] = [];
    const lease = {
      ms: 3,
      renew: () => Promise.reject(new Error('the database is away')),
      onError: (error: unknown) => failures.push(error),
    };
    const work = async () => {
      await until(() => failures.length > 0);
      throw new Error('refused');
    };
    await expect(holdLease(lease, work)).rejects.toThrow('refused');
  });
});
