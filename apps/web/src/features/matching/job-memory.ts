import { createStoredValue, type KeyValueStore } from '../../lib/session/stored-value.ts';
import type { Purpose, RunningJob } from './matching-run.ts';

const PURPOSES: readonly Purpose[] = ['find', 'refresh', 'regenerate'];
const keyOf = (student: string) => `matching-job:${student}`;

const isJob = (value: unknown): value is RunningJob => {
  if (typeof value !== 'object' || value === null) return false;
  const { jobId, purpose, estimatedTime } = value as Record<string, unknown>;
  return (
    typeof jobId === 'string' &&
    typeof estimatedTime === 'string' &&
    PURPOSES.some((each) => each === purpose)
  );
};

/**
 * Stores the job being polled, so that it is found again after a reload or a visit to another tab. Without storage a
 * reload starts matching again, and the server answers with the live job.
 */
export const createJobMemory = (student: string, store: KeyValueStore) =>
  createStoredValue(store, keyOf(student), (found) => (isJob(found) ? found : null));
export type JobMemory = ReturnType<typeof createJobMemory>;
