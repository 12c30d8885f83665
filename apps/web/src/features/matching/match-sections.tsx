import type { ExplainedMatchResult, MatchData, VerdictData } from '@laurel/contract';
import { CRITERIA } from '@laurel/domain';
import { counted, plural, upperFirst } from '@laurel/text';
import { X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useDesk } from './desk.ts';
import { FoldedCard } from './folded-card.tsx';
import { MatchList } from './match-list.tsx';
import { NextQuestion } from './next-question.tsx';
import { NextRound } from './next-round.tsx';
import { OnlyForSome } from './only-for-some.tsx';

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
  const { linkTo } = useDesk();
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link {...linkTo(match.scholarshipId)} className="font-semibold title-link">
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
  const [count, setCount] = useState(SHOWN_PER_STEP);
  if (matches.length === 0) return null;
  return (
    <FoldedCard title="Not eligible, and why">
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
    </FoldedCard>
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

interface MatchSectionsProps {
  /** Summary and tips on the whole; they stand after the first cards. */
  figures?: ReactNode;
  data: Omit<MatchData, 'metadata' | 'generalTips'>;
  /** Search and filters are folded up above the cards, not on a phone alone. */
  foldsFilters?: boolean;
}

/** The next question, the matches, and all that stands outside them and why. */
export const MatchSections = ({ data, figures, foldsFilters = false }: MatchSectionsProps) => {
  const { matches, summary, nextRound = [], openQuestion, onlyForSome, whatIf = [] } = data;
  // Those that wait for the state alone are told by its question.
  const ofState =
    openQuestion?.fact === 'regionOfResidence' && openQuestion.of === undefined ? openQuestion.settles : 0;
  const question = openQuestion ? <NextQuestion question={openQuestion} /> : null;
  const { DismissedList } = useDesk();
  return (
    <>
      {matches.length > 0 ? (
        <MatchList
          matches={matches}
          total={summary.totalMatches}
          sharedReasons={data.sharedReasons ?? []}
          figures={
            <>
              {question}
              {figures}
            </>
          }
          foldsFilters={foldsFilters}
        />
      ) : (
        <>
          {question}
          {figures}
        </>
      )}
      <NextRound matches={nextRound} total={data.nextRoundTotal ?? nextRound.length} />
      {onlyForSome ? <OnlyForSome groups={onlyForSome} waiting={(data.waiting ?? 0) - ofState} /> : null}
      <WhatIf changes={whatIf} />
      {data.dismissed ? (
        <Suspense fallback={null}>
          <DismissedList count={data.dismissed} />
        </Suspense>
      ) : null}
      <NotEligible matches={data.notEligible ?? []} />
    </>
  );
};
