import type { MatchingJobResponse } from '@laurel/contract';
import { counted } from '@laurel/text';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { ApiError, errorText, isNotFound } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { toast } from '../../ui/toast-store.ts';
import { createJobMemory, type JobMemory } from './job-memory.ts';
import { matchesQuery, showMatches } from './matches-query.ts';
import {
  IDLE,
  isRunning,
  nextRun,
  POLL_MS,
  type Purpose,
  READY_MS,
  RUN_TEXTS,
  type Run,
  type RunEvent,
} from './matching-run.ts';
import { askForJob, startRun } from './run-calls.ts';

const READY = { title: 'Matches Ready!' } as const;
const REFRESHED = {
  title: 'Matches Refreshed',
  description: 'Your scholarship matches have been updated.',
} as const;
const REGENERATED = {
  title: 'Matches Regenerated',
  description: 'Fresh scholarship matches have been generated using AI.',
} as const;

const readyText = (count: number) =>
  `${counted(count, 'scholarship matches', 'scholarships match')} your preferences.`;

const announceEnd = (run: Extract<Run, { phase: 'completed' }>) => {
  const { purpose, cached, data } = run;
  if (!cached) toast({ ...READY, ...(data ? { description: readyText(data.summary.totalMatches) } : {}) });
  if (purpose === 'refresh') toast(REFRESHED);
  if (purpose === 'regenerate') toast(REGENERATED);
};

/** Shows the toasts at the end of a run. Stored matches on the first visit need none. */
const announceRun = (run: Run) => {
  if (run.phase === 'completed') announceEnd(run);
  if (run.phase !== 'failed') return;
  const isRegenerating = run.purpose === 'regenerate' && run.error !== RUN_TEXTS.expired;
  toast({
    title: run.hint ? run.error : 'Error',
    description: run.hint ?? (isRegenerating ? RUN_TEXTS.regenerateFailed : run.error),
    variant: 'destructive',
  });
};

const startError = (failure: unknown): string =>
  failure instanceof ApiError ? errorText(failure, RUN_TEXTS.startFailed) : RUN_TEXTS.startBroke;

const hasEnded = (answer: MatchingJobResponse | undefined) =>
  answer?.status === 'completed' || answer?.status === 'failed';

/**
 * Polls the status of the run's job, at once and then every 3 seconds, until the job has ended or the server no
 * longer knows it. A poll without an answer is repeated at the next interval.
 */
const useJobStatus = (run: Run, student: string, dispatch: (event: RunEvent) => void) => {
  const jobId = run.phase === 'polling' ? run.job.jobId : null;
  const { data, error } = useQuery({
    queryKey: ['matching-job', student, jobId],
    queryFn: jobId === null ? skipToken : ({ signal }) => askForJob(jobId, signal),
    refetchInterval: ({ state }) => (hasEnded(state.data) || isNotFound(state.error) ? false : POLL_MS),
    refetchIntervalInBackground: true,
    refetchOnReconnect: false,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (data) dispatch({ type: 'status', answer: data });
  }, [data, dispatch]);
  useEffect(() => {
    if (isNotFound(error)) dispatch({ type: 'jobGone' });
  }, [error, dispatch]);
};

/** Stores the job while it is polled. */
const useJobMemory = (run: Run, memory: JobMemory) => {
  useEffect(() => {
    if (run.phase === 'polling') memory.keep(run.job);
    else if (run.phase !== 'starting') memory.forget();
  }, [run, memory]);
};

/** Puts the matches of a completed run into the query cache and announces the end. */
const useDelivery = (run: Run, student: string, onSettled: () => void) => {
  const queries = useQueryClient();
  useEffect(() => {
    if (run.phase !== 'completed' && run.phase !== 'failed') return;
    announceRun(run);
    if (run.phase === 'failed') return;
    const { queryKey } = matchesQuery(student);
    const deliver = () => {
      queries.removeQueries({ queryKey: scholarshipKeys.details(student) });
      if (run.data) showMatches(queries, student, run.data);
      else void queries.invalidateQueries({ queryKey });
      onSettled();
    };
    const timer = setTimeout(deliver, run.cached ? 0 : READY_MS);
    return () => clearTimeout(timer);
  }, [run, queries, student, onSettled]);
};

export const useMatchingRun = () => {
  const student = useStudentKey();
  const memory = useMemo(() => createJobMemory(student, window.sessionStorage), [student]);
  const [run, dispatch] = useReducer(nextRun, IDLE, () => {
    const job = memory.read();
    return job ? nextRun(IDLE, { type: 'resume', job }) : IDLE;
  });
  const current = useRef(run);
  current.current = run;

  const start = useCallback(async (purpose: Purpose) => {
    if (isRunning(current.current)) return;
    // Set now and not with the next render, so that a second click in the same moment is ignored.
    current.current = nextRun(current.current, { type: 'start', purpose });
    dispatch({ type: 'start', purpose });
    try {
      dispatch({ type: 'started', answer: await startRun(purpose) });
    } catch (failure) {
      dispatch({ type: 'startFailed', error: startError(failure) });
    }
  }, []);

  useJobStatus(run, student, dispatch);
  useJobMemory(run, memory);
  const settle = useCallback(() => dispatch({ type: 'settled' }), []);
  useDelivery(run, student, settle);
  return { run, start };
};
