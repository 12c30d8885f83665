import type { MatchingJobResponse } from '@laurel/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollJob } from './poll-job.ts';
import { POLL_MS } from './run-texts.ts';

const answer = (status: MatchingJobResponse['status']): MatchingJobResponse => ({
  success: true,
  status,
  message: '',
  progress: 0,
});
const GONE = new Error('404');

const poll = (...answers: (MatchingJobResponse | Error)[]) => {
  const ask = vi.fn(async () => {
    const next = answers.shift();
    if (!next || next instanceof Error) throw next;
    return next;
  });
  const onStatus = vi.fn();
  const onGone = vi.fn();
  const stop = pollJob({ ask, isGone: (failure) => failure === GONE, onStatus, onGone, everyMs: POLL_MS });
  return { ask, onStatus, onGone, stop };
};

describe('polling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks at once, then every 3000 ms', async () => {
    const { ask } = poll(answer('queued'), answer('processing'), answer('processing'));
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it.each(['completed', 'failed'] as const)('stops once the job is %s', async (status) => {
    const { ask, onStatus } = poll(answer(status), answer(status));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onStatus).toHaveBeenCalledExactlyOnceWith(answer(status));
  });

  it('stops when the server no longer knows the job', async () => {
    const { ask, onGone } = poll(GONE, answer('queued'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('asks again after a question without an answer', async () => {
    const { onStatus, onGone } = poll(new Error('offline'), answer('completed'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(onStatus).toHaveBeenCalledTimes(1);
    expect(onGone).not.toHaveBeenCalled();
  });

  it('tells nothing once it was stopped', async () => {
    const { ask, onStatus, stop } = poll(answer('processing'), answer('completed'));
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onStatus).not.toHaveBeenCalled();
  });
});
