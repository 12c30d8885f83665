import type { Purpose, RunningJob } from './matching-run.ts';

type JobStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** Remembers the job that is being waited for, so that a reload or a visit to another tab finds it again. */
export const createJobMemory = (student: string, store: JobStore) => ({
  read: (): RunningJob | null => {
    try {
      const value: unknown = JSON.parse(store.getItem(keyOf(student)) ?? 'null');
      return isJob(value) ? value : null;
    } catch {
      return null;
    }
  },
  keep: (job: RunningJob) => {
    try {
      store.setItem(keyOf(student), JSON.stringify(job));
    } catch {
      // Without storage a reload starts again, and the server answers with the live job.
    }
  },
  forget: () => {
    try {
      store.removeItem(keyOf(student));
    } catch {
      // Nothing was kept.
    }
  },
});
export type JobMemory = ReturnType<typeof createJobMemory>;
