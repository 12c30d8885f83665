import type { MatchData, MatchingJobResponse, StartMatchingResponse } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { IDLE, isRunning, nextRun, type Run, type RunEvent } from './matching-run.ts';

const data: MatchData = {
  matches: [],
  generalTips: [],
  summary: { totalMatches: 0, highMatches: 0, mediumMatches: 0, lowMatches: 0, averageScore: 0 },
  metadata: { cached: false, generatedAt: '2026-11-21T10:00:00Z' },
};
const answer = (part: Partial<StartMatchingResponse>): StartMatchingResponse => ({
  success: true,
  cached: false,
  message: '',
  ...part,
});
const status = (part: Partial<MatchingJobResponse>): RunEvent => ({
  type: 'status',
  answer: { success: true, status: 'processing', message: 'Ranking', progress: 40, ...part },
});
const after = (...events: RunEvent[]): Run => events.reduce(nextRun, IDLE);
const start: RunEvent = { type: 'start', purpose: 'find' };
const started: RunEvent = { type: 'started', answer: answer({ jobId: 'j1' }) };

describe('a run', () => {
  it('goes from start over polling to its matches', () => {
    expect(after(start).phase).toBe('starting');
    expect(after(start, started)).toMatchObject({ phase: 'polling', status: null, progress: 0 });
    expect(after(start, started, status({ status: 'completed', data }))).toEqual({
      phase: 'completed',
      purpose: 'find',
      cached: false,
      data,
    });
  });

  it('uses stored matches at once', () => {
    const run = after(start, { type: 'started', answer: answer({ cached: true, data }) });
    expect(run).toEqual({ phase: 'completed', purpose: 'find', cached: true, data });
  });

  it('uses matches that were made while the start was answered, though a job is named', () => {
    const run = after(start, { type: 'started', answer: answer({ jobId: 'j1', data }) });
    expect(run).toEqual({ phase: 'completed', purpose: 'find', cached: false, data });
  });

  it('tells the default estimate until the server gives one', () => {
    expect(after(start, started)).toMatchObject({ job: { estimatedTime: '2-3 minutes' } });
    expect(after(start, started, status({ estimatedTime: 'A few seconds' }))).toMatchObject({
      job: { estimatedTime: 'A few seconds' },
    });
  });

  it('shows message and progress, and never runs backwards', () => {
    const run = after(start, started, status({ progress: 60 }), status({ progress: 10, message: 'Again' }));
    expect(run).toMatchObject({ progress: 60, message: 'Again', status: 'processing' });
  });

  it('is not started twice', () => {
    const run = after(start, started);
    expect(nextRun(run, { type: 'start', purpose: 'refresh' })).toBe(run);
  });

  it('can be started again after it failed', () => {
    const run = after(start, { type: 'startFailed', error: 'No' }, { type: 'start', purpose: 'find' });
    expect(run).toEqual({ phase: 'starting', purpose: 'find' });
  });

  it('is over once its end was told', () => {
    expect(after(start, started, status({ status: 'completed' }), { type: 'settled' })).toBe(IDLE);
  });
});

describe('a failure', () => {
  it('of the job gives the server’s error', () => {
    expect(
      after(start, started, status({ status: 'failed', error: 'The catalogue is empty.' })),
    ).toMatchObject({ phase: 'failed', error: 'The catalogue is empty.', hint: null });
  });

  it('of the job without an error says so in the specification’s words', () => {
    expect(after(start, started, status({ status: 'failed' }))).toMatchObject({
      error: 'Matching process failed',
      hint: 'Something went wrong. Please try again.',
    });
  });

  it('to start names the reason', () => {
    expect(after(start, { type: 'startFailed', error: 'Please save your preferences first.' })).toMatchObject(
      {
        phase: 'failed',
        error: 'Please save your preferences first.',
      },
    );
    expect(after(start, { type: 'started', answer: answer({}) })).toMatchObject({
      phase: 'failed',
      error: 'Failed to start matching',
    });
  });

  it('to find the job again stops the polling', () => {
    expect(after(start, started, { type: 'jobGone' })).toMatchObject({
      phase: 'failed',
      error: 'Request expired. Please try again.',
    });
  });
});

describe('a job picked up after a reload', () => {
  const job = { jobId: 'j1', purpose: 'regenerate', estimatedTime: 'A few seconds' } as const;

  it('is polled again', () => {
    expect(after({ type: 'resume', job })).toMatchObject({ phase: 'polling', job, resumed: true });
  });

  it('that the server no longer knows is forgotten in silence', () => {
    expect(after({ type: 'resume', job }, { type: 'jobGone' })).toBe(IDLE);
  });

  it('does not disturb a run that is under way', () => {
    const run = after(start);
    expect(nextRun(run, { type: 'resume', job })).toBe(run);
  });
});

it('ignores events that come too late', () => {
  const late = status({ status: 'completed' });
  expect(nextRun(IDLE, late)).toBe(IDLE);
  expect(nextRun(IDLE, started)).toBe(IDLE);
  expect(nextRun(IDLE, { type: 'jobGone' })).toBe(IDLE);
});

it('runs from the click to the last answer', () => {
  expect(
    [IDLE, after(start), after(start, started), after(start, started, status({ status: 'failed' }))].map(
      isRunning,
    ),
  ).toEqual([false, true, true, false]);
});
