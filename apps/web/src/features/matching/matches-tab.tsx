import type { StoredMatchesResponse } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Cached } from '../../lib/api/answer-cache.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type AnsweredMatches, Matches, NoMatches } from './matches.tsx';
import { matchesQuery } from './matches-query.ts';
import { isRunning, RUN_TEXTS, type Run } from './matching-run.ts';
import { SignedInDesk } from './signed-in-desk.tsx';
import { SummarySkeleton } from './summary-cards.tsx';
import { useMatchingRun } from './use-matching-run.ts';

const progressOf = (run: Run) => {
  if (run.phase === 'completed') return { progress: 100, message: 'Your matches are here.' };
  if (run.phase === 'polling' && run.status) return { progress: run.progress, message: run.message };
  return { progress: 0, message: 'Initializing...' };
};

/** The progress of the matching job. */
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

/** Why matching failed, and a retry. */
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

const hasData = (answer: Cached<StoredMatchesResponse> | undefined): answer is Cached<AnsweredMatches> =>
  Boolean(answer?.data);

/** As tall as the window, so that the footer does not jump when the matches appear. */
const Checking = () => (
  <div className="grid min-h-dvh content-start gap-6">
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner className="size-5 text-laurel" />
      Checking for your personalized scholarship matches...
    </p>
    <SummarySkeleton />
  </div>
);

/** Whether to show the progress card instead of the matches. Stored matches come at once and need none. */
const isGenerating = (run: Run, hasMatches: boolean) => {
  if (run.phase === 'starting') return !hasMatches;
  return run.phase === 'polling' || (run.phase === 'completed' && !(run.cached && hasMatches));
};

export const MatchesTab = () => {
  const stored = useQuery(matchesQuery(useStudentKey()));
  const { run, start } = useMatchingRun();
  const wasStarted = useRef(false);
  const isMissing = stored.isSuccess && stored.data.data === null;

  // Starts once: a run without matches must not start another.
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
        <SignedInDesk asksRegion={stored.data.data.openQuestion?.fact === 'regionOfResidence'}>
          <Matches
            answer={stored.data}
            receivedAt={stored.data.cachedAt ?? stored.dataUpdatedAt}
            busy={isRunning(run)}
            onStart={(purpose) => void start(purpose)}
          />
        </SignedInDesk>
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
