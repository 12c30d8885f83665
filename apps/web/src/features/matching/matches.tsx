import type { MatchData, StoredMatchesResponse } from '@laurel/contract';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { GeneralTips } from './general-tips.tsx';
import { MatchActions } from './match-actions.tsx';
import { MatchList } from './match-list.tsx';
import type { Purpose } from './matching-run.ts';
import { NotEligible } from './not-eligible.tsx';
import { OpenQuestion } from './open-question.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { WhatIf } from './what-if.tsx';

/** An answer that has matches in it, though there may be none of them. */
export type AnsweredMatches = StoredMatchesResponse & { data: MatchData };

export const NoMatches = ({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) => (
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
  const past = closed ? `; ${closed} are closed` : '';
  return `${summary.totalMatches} of ${considered} scholarships match what you told us${past}.`;
};

interface MatchesProps {
  answer: AnsweredMatches;
  /** When the answer came, in milliseconds of this browser's clock. */
  receivedAt: number;
  busy: boolean;
  onStart: (purpose: Purpose) => void;
}

/** Everything that a run has found. */
export const Matches = ({ answer, receivedAt, busy, onStart }: MatchesProps) => {
  const { matches, summary, generalTips, notEligible, openQuestion, whatIf = [] } = answer.data;
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
      <GeneralTips tips={generalTips} />
      {openQuestion ? <OpenQuestion question={openQuestion} /> : null}
      {matches.length > 0 ? <MatchList matches={matches} total={summary.totalMatches} /> : null}
      <WhatIf changes={whatIf} />
      <NotEligible matches={notEligible ?? []} />
    </div>
  );
};
