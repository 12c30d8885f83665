import type { MatchData, StoredMatchesResponse } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStudentKey } from '../../entities/scholarship/use-student-key.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { GeneralTips } from './general-tips.tsx';
import { MatchActions } from './match-actions.tsx';
import { MatchList } from './match-list.tsx';
import { matchesQuery } from './matches-query.ts';
import { isRunning, type Purpose, type Run } from './matching-run.ts';
import { NotEligible } from './not-eligible.tsx';
import { OpenQuestion } from './open-question.tsx';
import { ProgressCard } from './progress-card.tsx';
import { RunFailure } from './run-failure.tsx';
import { RUN_TEXTS } from './run-texts.ts';
import { SummaryCards, SummarySkeleton } from './summary-cards.tsx';
import { useMatchingRun } from './use-matching-run.ts';

type Stored = StoredMatchesResponse & { data: NonNullable<StoredMatchesResponse['data']> };

const hasData = (answer: StoredMatchesResponse | undefined): answer is Stored => Boolean(answer?.data);

const Checking = () => (
  <div className="grid gap-6">
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner className="size-5 text-laurel" />
      Checking for your personalized scholarship matches...
    </p>
    <SummarySkeleton />
  </div>
);

const NoMatches = ({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) => (
  <EmptyState
    illustration={<HillTelescope />}
    title="No Matches Found"
    text="Nothing open fits your preferences right now. Widen them, or look again later: new rounds are added all the time."
    action={
      <Button loading={busy} onClick={onRefresh}>
        Refresh Matches
      </Button>
    }
  />
);

/** What the matches were chosen from, when the server says. */
const searchedText = ({ summary, considered, closed }: MatchData): string => {
  if (considered === undefined) return '';
  const past = closed ? `; ${closed} are past their deadline` : '';
  return `${summary.totalMatches} of ${considered} scholarships fit what you told us${past}.`;
};

interface MatchesProps {
  answer: Stored;
  /** When the answer came, in milliseconds of this browser's clock. */
  receivedAt: number;
  busy: boolean;
  onStart: (purpose: Purpose) => void;
}

const Matches = ({ answer, receivedAt, busy, onStart }: MatchesProps) => {
  const { matches, generalTips, notEligible, openQuestion } = answer.data;
  return (
    <div className="grid gap-6 sm:gap-8">
      {matches.length === 0 ? (
        <NoMatches busy={busy} onRefresh={() => onStart('refresh')} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <p className="text-muted">{searchedText(answer.data)}</p>
            <MatchActions busy={busy} onStart={onStart} />
          </div>
          <SummaryCards answer={answer} receivedAt={receivedAt} />
        </>
      )}
      <div className="grid items-start gap-6 sm:gap-8 lg:grid-flow-col lg:[grid-auto-columns:minmax(0,1fr)]">
        <GeneralTips tips={generalTips} />
        {openQuestion ? <OpenQuestion question={openQuestion} /> : null}
      </div>
      {matches.length > 0 ? <MatchList matches={matches} /> : null}
      <NotEligible matches={notEligible ?? []} />
    </div>
  );
};

/** Whether the progress card stands in place of the matches. An answer out of the store comes at once and needs none. */
const isGenerating = (run: Run, hasMatches: boolean) => {
  if (run.phase === 'starting') return !hasMatches;
  return run.phase === 'polling' || (run.phase === 'completed' && !(run.cached && hasMatches));
};

/** The student's matches: loading, being made, none, or the list. */
export const MatchesTab = () => {
  const stored = useQuery(matchesQuery(useStudentKey()));
  const { run, start } = useMatchingRun();
  const wasStarted = useRef(false);
  const isMissing = stored.isSuccess && stored.data.data === null;

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
          receivedAt={stored.dataUpdatedAt}
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
