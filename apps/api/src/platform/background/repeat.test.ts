import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { repeat } from './repeat.ts';

const failLoudly = (error: unknown) => {
  throw error;
};

describe('repeated work', () => {
  it('runs at once, then again and again, and never after it was stopped', async () => {
    let runs = 0;
    const stop = repeat({ name: 'count', everyMs: 5, run: async () => runs++ }, failLoudly);
    await until(() => runs >= 3);
    await stop();
    const before = runs;
    await pause(30);
    expect(runs).toBe(before);
  });

  it('never runs twice at the same time', async () => {
    let [running, most, runs] = [0, 0, 0];
    const run = async () => {
      running++;
      most = Math.max(most, running);
      await pause(10);
      running--;
      runs++;
    };
    const stop = repeat({ name: 'slow', everyMs: 1, run }, failLoudly);
    await until(() => runs >= 3);
    await stop();
    expect(most).toBe(1);
  });

  it('is stopped only when the run in hand has ended, which learns that it should end', async () => {
    let wasAborted = false;
    let hasEnded = false;
    let isRunning = false;
    const run = async (stopping: AbortSignal) => {
      isRunning = true;
      await pause(20);
      wasAborted = stopping.aborted;
      hasEnded = true;
    };
    const stop = repeat({ name: 'in hand', everyMs: 60_000, run }, failLoudly);
    await until(() => isRunning);
    await stop();
    expect(hasEnded).toBe(true);
    expect(wasAborted).toBe(true);
  });

  it('reports a run that failed and goes on', async () => {
    const failures: unknown[] = [];
    let runs = 0;
    const run = async () => {
      runs++;
      if (runs === 1) throw new Error('the database is away');
    };
    const stop = repeat({ name: 'flaky', everyMs: 5, run }, (error, name) => failures.push([name, error]));
    await until(() => runs >= 2);
    await stop();
    expect(failures).toEqual([['flaky', new Error('the database is away')]]);
  });

  it('waits before its first run when it is asked to', async () => {
    let runs = 0;
    const stop = repeat({ name: 'later', everyMs: 1, run: async () => runs++ }, failLoudly, 60_000);
    await pause(20);
    await stop();
    expect(runs).toBe(0);
  });
});
