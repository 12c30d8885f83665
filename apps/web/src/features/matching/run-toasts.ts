import { toast } from '../../ui/toast-store.ts';
import type { Run } from './matching-run.ts';
import { RUN_TEXTS } from './run-texts.ts';

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
  count === 1 ? '1 scholarship matches your preferences.' : `${count} scholarships match your preferences.`;

const announceEnd = (run: Extract<Run, { phase: 'completed' }>) => {
  const { purpose, cached, data } = run;
  if (!cached) toast({ ...READY, ...(data ? { description: readyText(data.summary.totalMatches) } : {}) });
  if (purpose === 'refresh') toast(REFRESHED);
  if (purpose === 'regenerate') toast(REGENERATED);
};

/** Tells how a run ended; `matches` of a first look that were simply there are no news. */
export const announceRun = (run: Run) => {
  if (run.phase === 'completed') announceEnd(run);
  if (run.phase !== 'failed') return;
  const isRegenerating = run.purpose === 'regenerate' && run.error !== RUN_TEXTS.expired;
  toast({
    title: run.hint ? run.error : 'Error',
    description: run.hint ?? (isRegenerating ? RUN_TEXTS.regenerateFailed : run.error),
    variant: 'destructive',
  });
};
