import type { ExplainedMatchResult, VerdictData } from '@laurel/contract';
import { CRITERIA } from '@laurel/domain';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';

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
export const NotEligible = ({ matches }: { matches: readonly ExplainedMatchResult[] }) => {
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
