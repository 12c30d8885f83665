import type { MatchData, MatchingJobResponse, StartMatchingResponse } from '@laurel/contract';

const ESTIMATED_TIME_DEFAULT = '2-3 minutes';
export const POLL_MS = 3000;
/** How long 'Matches Ready!' is shown before the matches. */
export const READY_MS = 150;

/** Texts of a matching run (specification section 8). */
export const RUN_TEXTS = {
  loadFailed: 'Failed to load scholarship matches. Please try again.',
  startFailed: 'Failed to start matching',
  startBroke: 'Failed to start matching process',
  expired: 'Request expired. Please try again.',
  failed: 'Matching process failed',
  tryAgain: 'Something went wrong. Please try again.',
  regenerateFailed: 'Failed to regenerate matches. Please try again.',
} as const;

/** Why the run was started; it decides which toasts end it. */
export type Purpose = 'find' | 'refresh' | 'regenerate';

/** A matching job that can be resumed after a reload. */
export interface RunningJob {
  jobId: string;
  purpose: Purpose;
  estimatedTime: string;
}

/**
 * idle -> starting -> polling -> completed | failed
 *            |-> completed (the answer to the start has the matches)
 *            |-> failed
 * `completed` and `failed` go back to `starting` by another start.
 */
export type Run =
  | { phase: 'idle' }
  | { phase: 'starting'; purpose: Purpose }
  | {
      phase: 'polling';
      job: RunningJob;
      /** Resumed after a reload: if the server no longer has the job, nothing is reported. */
      resumed: boolean;
      /** Null until the first poll is answered. */
      status: 'queued' | 'processing' | null;
      message: string;
      progress: number;
    }
  | { phase: 'completed'; purpose: Purpose; cached: boolean; data: MatchData | null }
  | { phase: 'failed'; purpose: Purpose; error: string; hint: string | null };

export type RunEvent =
  | { type: 'start'; purpose: Purpose }
  | { type: 'resume'; job: RunningJob }
  | { type: 'started'; answer: StartMatchingResponse }
  | { type: 'startFailed'; error: string }
  | { type: 'status'; answer: MatchingJobResponse }
  | { type: 'jobGone' }
  | { type: 'settled' };

export const IDLE: Run = { phase: 'idle' };

const polling = (job: RunningJob, resumed: boolean): Run => ({
  phase: 'polling',
  job,
  resumed,
  status: null,
  message: '',
  progress: 0,
});

const onStarted = (purpose: Purpose, answer: StartMatchingResponse): Run => {
  // The start answers with matches when they were stored, or computed within the request.
  if (answer.cached || answer.data) {
    return { phase: 'completed', purpose, cached: answer.cached, data: answer.data ?? null };
  }
  if (!answer.jobId) return { phase: 'failed', purpose, error: RUN_TEXTS.startFailed, hint: null };
  const estimatedTime = answer.estimatedTime ?? ESTIMATED_TIME_DEFAULT;
  return polling({ jobId: answer.jobId, purpose, estimatedTime }, false);
};

const onStatus = (run: Extract<Run, { phase: 'polling' }>, answer: MatchingJobResponse): Run => {
  const { purpose } = run.job;
  if (answer.status === 'completed') {
    return { phase: 'completed', purpose, cached: false, data: answer.data ?? null };
  }
  if (answer.status === 'failed') {
    const { error } = answer;
    return {
      phase: 'failed',
      purpose,
      error: error || RUN_TEXTS.failed,
      hint: error ? null : RUN_TEXTS.tryAgain,
    };
  }
  return {
    ...run,
    job: { ...run.job, estimatedTime: answer.estimatedTime ?? run.job.estimatedTime },
    status: answer.status,
    message: answer.message,
    // A job that another worker takes over starts from 0; the bar never runs backwards.
    progress: Math.max(run.progress, Math.min(100, answer.progress)),
  };
};

/** The state after an event; an event that does not fit the phase changes nothing. */
export const nextRun = (run: Run, event: RunEvent): Run => {
  switch (event.type) {
    case 'start':
      return run.phase === 'starting' || run.phase === 'polling'
        ? run
        : { phase: 'starting', purpose: event.purpose };
    case 'resume':
      return run.phase === 'idle' ? polling(event.job, true) : run;
    case 'started':
      return run.phase === 'starting' ? onStarted(run.purpose, event.answer) : run;
    case 'startFailed':
      return run.phase === 'starting'
        ? { phase: 'failed', purpose: run.purpose, error: event.error, hint: null }
        : run;
    case 'status':
      return run.phase === 'polling' ? onStatus(run, event.answer) : run;
    case 'jobGone':
      if (run.phase !== 'polling') return run;
      if (run.resumed) return IDLE;
      return { phase: 'failed', purpose: run.job.purpose, error: RUN_TEXTS.expired, hint: null };
    case 'settled':
      return run.phase === 'completed' ? IDLE : run;
  }
};

export const isRunning = (run: Run): boolean => run.phase === 'starting' || run.phase === 'polling';
