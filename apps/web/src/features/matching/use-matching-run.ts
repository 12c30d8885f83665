import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { keepAnswer } from '../../lib/api/answer-cache.ts';
import { ApiError, errorText, isNotFound } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { createJobMemory, type JobMemory } from './job-memory.ts';
import { deliveredMatches, matchesQuery } from './matches-query.ts';
import { IDLE, isRunning, nextRun, type Purpose, type Run } from './matching-run.ts';
import { pollJob } from './poll-job.ts';
import { askForJob, startRun } from './run-calls.ts';
import { POLL_MS, READY_MS, RUN_TEXTS } from './run-texts.ts';
import { announceRun } from './run-toasts.ts';

const startError = (failure: unknown): string =>
  failure instanceof ApiError ? errorText(failure, RUN_TEXTS.startFailed) : RUN_TEXTS.startBroke;

/** The job is kept while it is waited for, and forgotten once it is over. */
const useJobMemory = (run: Run, memory: JobMemory) => {
  useEffect(() => {
    if (run.phase === 'polling') memory.keep(run.job);
    if (run.phase === 'completed' || run.phase === 'failed') memory.forget();
  }, [run, memory]);
};

/** Puts the delivered matches where the stored ones are, and tells how the run ended. */
const useDelivery = (run: Run, student: string, onSettled: () => void) => {
  const queries = useQueryClient();
  useEffect(() => {
    if (run.phase !== 'completed' && run.phase !== 'failed') return;
    announceRun(run);
    if (run.phase === 'failed') return;
    const { queryKey } = matchesQuery(student);
    const deliver = () => {
      queries.removeQueries({ queryKey: scholarshipKeys.details(student) });
      if (run.data) {
        const answer = deliveredMatches(run.data);
        queries.setQueryData(queryKey, answer);
        void keepAnswer(queryKey, answer);
      } else void queries.invalidateQueries({ queryKey });
      onSettled();
    };
    const timer = setTimeout(deliver, run.cached ? 0 : READY_MS);
    return () => clearTimeout(timer);
  }, [run, queries, student, onSettled]);
};

/** Starts matching runs and follows them to their end. */
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
    // At once, not with the next paint: a second click in the same moment must find it running.
    current.current = nextRun(current.current, { type: 'start', purpose });
    dispatch({ type: 'start', purpose });
    try {
      dispatch({ type: 'started', answer: await startRun(purpose) });
    } catch (failure) {
      dispatch({ type: 'startFailed', error: startError(failure) });
    }
  }, []);

  const jobId = run.phase === 'polling' ? run.job.jobId : null;
  useEffect(() => {
    if (jobId === null) return;
    return pollJob({
      ask: (signal) => askForJob(jobId, signal),
      isGone: isNotFound,
      onStatus: (answer) => dispatch({ type: 'status', answer }),
      onGone: () => {
        memory.forget();
        dispatch({ type: 'jobGone' });
      },
      everyMs: POLL_MS,
    });
  }, [jobId, memory]);

  useJobMemory(run, memory);
  const settle = useCallback(() => dispatch({ type: 'settled' }), []);
  useDelivery(run, student, settle);
  return { run, start };
};
