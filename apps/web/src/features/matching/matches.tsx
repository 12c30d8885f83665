import type { ExplainedMatchResult, MatchData, StoredMatchesResponse, VerdictData } from '@laurel/contract';
import { CRITERIA } from '@laurel/domain';
import { counted, plural, upperFirst } from '@laurel/text';
import { ChevronDown, Lightbulb, RefreshCw, Sparkles, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { MatchList } from './match-list.tsx';
import type { Purpose } from './matching-run.ts';
import { NextQuestion } from './next-question.tsx';
import { NextRound } from './next-round.tsx';
import { OnlyForSome } from './only-for-some.tsx';
import { SummaryCards } from './summary-cards.tsx';

const SHOWN_PER_STEP = 10;

const isFailing = ({ strength, outcome }: VerdictData) => strength === 'hard' && outcome === 'not_met';

const Failing = ({ verdict }: { verdict: VerdictData }) => (
  <li className="flex items-start gap-2 text-sm">
    <X aria-hidden="true" className="mt-1 size-4 shrink-0 text-danger" strokeWidth={2.5} />
    <span>
      <span className="font-semibold">{CRITERIA[verdict.kind].label}.</span> Required: {verdict.required}.
      Yours: {verdict.have}.
      {verdict.residual ? <span className="block text-muted">{verdict.residual}</span> : null}
    </span>
  </li>
);

const Miss = ({ match }: { match: ExplainedMatchResult }) => {
  const failing = match.criteria.filter(isFailing);
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link to={scholarshipPath(match.scholarshipId)} className="font-semibold title-link">
          {match.scholarship.title}
        </Link>
        <span className="text-sm text-muted">{match.scholarship.organization}</span>
      </p>
      <ul className="mt-1.5 grid gap-1.5">
        {failing.map((verdict) => (
          <Failing key={verdict.criterionId} verdict={verdict} />
        ))}
      </ul>
    </li>
  );
};

/** How many of them fail a single condition. */
const misses = (matches: readonly ExplainedMatchResult[]): string => {
  const byOne = matches.filter(({ criteria }) => criteria.filter(isFailing).length === 1).length;
  if (byOne === 0) return '';
  return ` One condition alone closes ${byOne === matches.length ? 'each of them' : `${byOne} of them`}.`;
};

/** Scholarships the student can't get, near misses first, each with the condition that fails. */
const NotEligible = ({ matches }: { matches: readonly ExplainedMatchResult[] }) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(SHOWN_PER_STEP);
  if (matches.length === 0) return null;
  return (
    <Card>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-14 w-full items-center gap-3 px-5 py-3 text-left text-xl sm:px-7"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="grow">Not eligible, and why</span>
          <ChevronDown
            aria-hidden="true"
            className={isOpen ? 'size-5 rotate-180 text-muted' : 'size-5 text-muted'}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="border-t border-line px-5 pt-4 pb-5 sm:px-7">
        <p className="text-sm text-muted">
          Near misses first. A condition of each of these is not met, so they are not among your matches.
          {misses(matches)}
        </p>
        <ul className="divide-y divide-line">
          {matches.slice(0, count).map((match) => (
            <Miss key={match.scholarshipId} match={match} />
          ))}
        </ul>
        {matches.length > count ? (
          <Button variant="secondary" size="sm" onClick={() => setCount(count + SHOWN_PER_STEP)}>
            Show more
          </Button>
        ) : null}
      </div>
    </Card>
  );
};

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
    onlyForSome,
    waiting = 0,
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
      {openQuestion ? <NextQuestion question={openQuestion} /> : null}
      {matches.length > 0 ? (
        <MatchList
          matches={matches}
          total={summary.totalMatches}
          sharedReasons={answer.data.sharedReasons ?? []}
        />
      ) : null}
      <NextRound matches={nextRound} total={answer.data.nextRoundTotal ?? nextRound.length} />
      {onlyForSome ? <OnlyForSome groups={onlyForSome} waiting={waiting} /> : null}
      <WhatIf changes={whatIf} />
      <NotEligible matches={notEligible ?? []} />
    </div>
  );
};
