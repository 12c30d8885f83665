import type { StoredMatchesResponse } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import type { Kept } from '../../lib/api/answer-cache.ts';
import { logger } from '../../lib/browser/logger.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { preloadable } from '../../ui/lazy-loading.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { AnsweredMatches } from './matches.tsx';
import { matchesQuery } from './matches-query.ts';
import { isRunning, RUN_TEXTS, type Run } from './matching-run.ts';
import { SummarySkeleton } from './summary-cards.tsx';
import { useMatchingRun } from './use-matching-run.ts';

const progressOf = (run: Run) => {
  if (run.phase === 'completed') return { progress: 100, message: 'Your matches are here.' };
  if (run.phase === 'polling' && run.status) return { progress: run.progress, message: run.message };
  return { progress: 0, message: 'Initializing...' };
};

/** What the matching job is doing, while it does it. */
const ProgressCard = ({ run }: { run: Run }) => {
  const { progress, message } = progressOf(run);
  const percent = Math.round(progress);
  const isReady = run.phase === 'completed';
  return (
    <div className="min-h-dvh">
      <Card>
        <CardBody className="mx-auto grid min-h-112 max-w-xl content-center justify-items-center text-center">
          <HillTelescope className="w-52" />
          <h2 className="mt-5 text-2xl">{isReady ? 'Matches Ready!' : 'Finding Your Matches'}</h2>
          <p role="status" className="mt-1 min-h-7 text-muted">
            {message}
          </p>
          <div className="mt-5 w-full">
            <Meter kind="progress" value={progress} label="Matching progress" />
            <p className="mt-2 text-sm font-semibold tabular-nums">{percent}%</p>
          </div>
          <div className="mt-3 grid min-h-14 gap-1 text-sm text-muted">
            {run.phase === 'polling' && run.status ? <p>Estimated time: {run.job.estimatedTime}</p> : null}
            {isReady ? null : <p>You may close this tab; your results will be saved.</p>}
          </div>
        </CardBody>
      </Card>
    </div>
  );
};

interface RunFailureProps {
  run: Extract<Run, { phase: 'failed' }>;
  onRetry: () => void;
}

/** Why the matches could not be made, and another try. */
const RunFailure = ({ run, onRetry }: RunFailureProps) => (
  <Callout
    role="alert"
    variant="danger"
    title={run.error}
    action={
      <Button variant="secondary" size="sm" onClick={onRetry}>
        <RotateCw aria-hidden="true" className="size-4" />
        Try Again
      </Button>
    }
  >
    {run.hint ? <p>{run.hint}</p> : null}
  </Callout>
);

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
