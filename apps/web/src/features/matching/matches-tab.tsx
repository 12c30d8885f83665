import type { StoredMatchesResponse } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import type { Kept } from '../../lib/api/answer-cache.ts';
import { logger } from '../../lib/browser/logger.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { preloadable } from '../../ui/preloadable.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { AnsweredMatches } from './matches.tsx';
import { matchesQuery } from './matches-query.ts';
import { isRunning, type Run } from './matching-run.ts';
import { ProgressCard } from './progress-card.tsx';
import { RunFailure } from './run-failure.tsx';
import { RUN_TEXTS } from './run-texts.ts';
import { SummarySkeleton } from './summary-cards.tsx';
import { useMatchingRun } from './use-matching-run.ts';

const Matches = preloadable(async () => (await import('./matches.tsx')).Matches);
const NoMatches = preloadable(async () => (await import('./matches.tsx')).NoMatches);

/** What shows matches comes apart: who has no preferences yet needs none of it before filling in the form. */
export const preloadMatches = () =>
  void Promise.all([Matches.preload(), NoMatches.preload()]).catch(() =>
    logger.warn('What shows the matches could not be loaded yet.'),
  );

const hasData = (answer: Kept<StoredMatchesResponse> | undefined): answer is Kept<AnsweredMatches> =>
  Boolean(answer?.data);

/** As tall as the window: what follows the matches must not jump when they come. */
const Checking = () => (
  <div className="grid min-h-dvh content-start gap-6">
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner className="size-5 text-laurel" />
      Checking for your personalized scholarship matches...
    </p>
    <SummarySkeleton />
  </div>
);

/** Whether the progress card stands in place of the matches. An answer out of the store comes at once and needs none. */
const isGenerating = (run: Run, hasMatches: boolean) => {
  if (run.phase === 'starting') return !hasMatches;
  return run.phase === 'polling' || (run.phase === 'completed' && !(run.cached && hasMatches));
};

const Content = () => {
  const stored = useQuery(matchesQuery(useStudentKey()));
  const { run, start } = useMatchingRun();
  const wasStarted = useRef(false);
  const isMissing = stored.isSuccess && stored.data.data === null;

  useEffect(preloadMatches, []);

  // Once by itself: a run that brings nothing must not start the next.
  useEffect(() => {
    if (!isMissing || wasStarted.current || run.phase !== 'idle') return;
    wasStarted.current = true;
    void start('find');
  }, [isMissing, run.phase, start]);

  useEffect(() => {
    if (stored.isError) toast({ title: 'Error', description: RUN_TEXTS.loadFailed, variant: 'destructive' });
  }, [stored.isError]);

  if (isGenerating(run, hasData(stored.data))) return <ProgressCard run={run} />;
  const failure =
    run.phase === 'failed' ? <RunFailure run={run} onRetry={() => void start(run.purpose)} /> : null;
  if (hasData(stored.data)) {
    return (
      <div className="grid gap-6">
        {failure}
        <Matches
          answer={stored.data}
          receivedAt={stored.data.keptAt ?? stored.dataUpdatedAt}
          busy={isRunning(run)}
          onStart={(purpose) => void start(purpose)}
        />
      </div>
    );
  }
  if (failure) return failure;
  if (stored.isError) {
    return (
      <ErrorState
        message={RUN_TEXTS.loadFailed}
        onRetry={() => void stored.refetch()}
        retrying={stored.isFetching}
      />
    );
  }
  if (isMissing && wasStarted.current) {
    return <NoMatches busy={isRunning(run)} onRefresh={() => void start('refresh')} />;
  }
  return <Checking />;
};

/** The student's matches: loading, being made, none, or the list. */
export const MatchesTab = () => (
  <Suspense fallback={<Checking />}>
    <Content />
  </Suspense>
);
