import type { MatchData, StoredMatchesResponse } from '@laurel/contract';
import { Lightbulb, RefreshCw, Sparkles } from 'lucide-react';
import { AiNote } from '../../ui/ai-note.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { withLocalDays } from '../scholarships/local-days.ts';
import { MatchSections } from './match-sections.tsx';
import type { Purpose } from './matching-run.ts';
import { SummaryCards } from './summary-cards.tsx';

/** Advice on the whole result. */
const GeneralTips = ({ tips }: { tips: readonly string[] }) =>
  tips.length === 0 ? null : (
    <Card className="px-5 py-5 sm:px-7">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Lightbulb aria-hidden="true" className="size-5 text-brass" />
        AI Recommendations
      </h2>
      <ul className="mt-3 grid gap-2">
        {tips.map((tip) => (
          <li key={tip} className="border-l-2 border-brass-bright pl-3.5">
            {withLocalDays(tip)}
          </li>
        ))}
      </ul>
    </Card>
  );

interface MatchActionsProps {
  busy: boolean;
  onStart: (purpose: Purpose) => void;
}

const MatchActions = ({ busy, onStart }: MatchActionsProps) => (
  <div className="no-print flex flex-wrap gap-3">
    <Tooltip content="Gets your matches again. Stored ones are used while nothing has changed.">
      <Button variant="secondary" size="sm" loading={busy} onClick={() => onStart('refresh')}>
        {busy ? null : <RefreshCw aria-hidden="true" className="size-4" />}
        Refresh
      </Button>
    </Tooltip>
    <Tooltip content="Checks every scholarship anew, whatever is stored.">
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={busy || undefined}
        onClick={() => onStart('regenerate')}
      >
        <Sparkles aria-hidden="true" className="size-4" />
        Regenerate
      </Button>
    </Tooltip>
  </div>
);

/** An answer with data, whose list of matches may be empty. */
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

/** How many scholarships were considered, when the server says so. */
const searchedText = ({ summary, considered }: MatchData): string =>
  considered === undefined
    ? ''
    : `${summary.totalMatches.toLocaleString('en')} of ${considered.toLocaleString('en')} scholarships match what you told us.`;

interface MatchesProps {
  answer: AnsweredMatches;
  /** When the answer was received (milliseconds since 1970). */
  receivedAt: number;
  busy: boolean;
  onStart: (purpose: Purpose) => void;
}

/** The result of a run: the first matches, then summary and tips, the other matches and what is not eligible. */
export const Matches = ({ answer, receivedAt, busy, onStart }: MatchesProps) => {
  const { matches, generalTips } = answer.data;
  return (
    <div className="grid gap-6 sm:gap-8">
      {matches.length === 0 ? (
        <NoMatches busy={busy} onRefresh={() => onStart('refresh')} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="text-muted">{searchedText(answer.data)}</p>
          <MatchActions busy={busy} onStart={onStart} />
        </div>
      )}
      <MatchSections
        data={answer.data}
        figures={
          <>
            {matches.length > 0 ? <SummaryCards answer={answer} receivedAt={receivedAt} /> : null}
            <GeneralTips tips={generalTips} />
          </>
        }
      />
      <AiNote />
    </div>
  );
};
