import type { MatchData, StoredMatchesResponse } from '@laurel/contract';
import { FACT_NAMES, PREFERENCES } from '@laurel/domain';
import { counted, plural, upperFirst } from '@laurel/text';
import { Lightbulb, RefreshCw, Sparkles } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { MatchList } from './match-list.tsx';
import type { Purpose } from './matching-run.ts';
import { NextRound } from './next-round.tsx';
import { NotEligible } from './not-eligible.tsx';
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
            {tip}
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

/** These facts are asked for in the preferences form, all others on the profile page. */
const ASKED_IN_PREFERENCES: readonly string[] = FACT_NAMES.filter((name) => name in PREFERENCES);

interface OpenQuestionProps {
  question: NonNullable<MatchData['openQuestion']>;
}

/** The one unanswered fact that would settle the most scholarships. */
const OpenQuestion = ({ question: { fact, question, settles } }: OpenQuestionProps) => {
  const inPreferences = ASKED_IN_PREFERENCES.includes(fact);
  return (
    <Callout variant="info">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="max-w-prose">
          <p className="font-semibold">{question}</p>
          <p>
            Your answer would settle an open condition of {counted(settles, 'scholarship')}, more than any
            other. It is optional.
          </p>
        </div>
        <LinkButton
          to={inPreferences ? '/dashboard?tab=preferences' : '/profile'}
          variant="secondary"
          size="sm"
        >
          {inPreferences ? 'Answer in your preferences' : 'Answer in your profile'}
        </LinkButton>
      </div>
    </Callout>
  );
};

type Change = NonNullable<MatchData['whatIf']>[number];

/** "open 3 more scholarships and settle the last open condition of 12 matches" */
const effectOf = ({ opens, settles }: Change): string =>
  [
    ...(opens > 0 ? [`open ${opens} more ${plural(opens, 'scholarship')}`] : []),
    ...(settles > 0 ? [`settle the last open condition of ${counted(settles, 'match', 'matches')}`] : []),
  ].join(' and ');

/** What one change of the student's facts would open; nothing when there is none. */
const WhatIf = ({ changes }: { changes: readonly Change[] }) =>
  changes.length === 0 ? null : (
    <Card>
      <section aria-labelledby="what-if" className="px-5 py-4 sm:px-7">
        <h2 id="what-if" className="text-xl">
          What one step would change
        </h2>
        <ul className="mt-2 grid gap-1.5">
          {changes.map((change) => (
            <li key={change.change}>
              <span className="font-semibold">{upperFirst(change.what)}</span> would {effectOf(change)}.
            </li>
          ))}
        </ul>
      </section>
    </Card>
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
const searchedText = ({ summary, considered, closed }: MatchData): string => {
  if (considered === undefined) return '';
  const past = closed ? `; ${closed} are closed` : '';
  return `${summary.totalMatches} of ${considered} scholarships match what you told us${past}.`;
};

interface MatchesProps {
  answer: AnsweredMatches;
  /** When the answer was received (milliseconds since 1970). */
  receivedAt: number;
  busy: boolean;
  onStart: (purpose: Purpose) => void;
}

/** The result of a run: summary, tips, matches and what is not eligible. */
export const Matches = ({ answer, receivedAt, busy, onStart }: MatchesProps) => {
  const {
    matches,
    summary,
    generalTips,
    nextRound = [],
    notEligible,
    openQuestion,
    whatIf = [],
  } = answer.data;
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
      <NextRound matches={nextRound} total={answer.data.nextRoundTotal ?? nextRound.length} />
      <WhatIf changes={whatIf} />
      <NotEligible matches={notEligible ?? []} />
    </div>
  );
};
