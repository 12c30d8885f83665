import type { MatchResult } from '@laurel/contract';
import { counted, plural } from '@laurel/text';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useToday } from '../../lib/dates/use-today.ts';
import { useListView } from '../../lib/session/use-list-view.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FilterMenu } from '../../ui/filter-menu.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CardFacts, CardLead, repeatsLead, ScoreBadge } from '../scholarships/card-facts.tsx';
import { withLocalDays } from '../scholarships/local-days.ts';
import { ShareButton } from '../scholarships/share-button.tsx';
import { useDesk } from './desk.ts';
import {
  FIRST_VIEW,
  isFiltered,
  type MatchRow,
  type MatchView,
  pageOf,
  rowsOf,
  viewMatches,
} from './match-view.ts';
import { GoneCard, useNotForMe } from './not-for-me.tsx';

const SHOWN_REASONS = 3;
/** Cards to start with, before the figures. */
const FIRST_CARDS = 3;

interface MatchReasonsProps {
  reasons: readonly string[];
  /** Names the scholarship in the accessible name of the button. */
  title: string;
}

/** Up to three reasons, and a button that shows the others. */
const MatchReasons = ({ reasons, title }: MatchReasonsProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const more = reasons.length - SHOWN_REASONS;
  const shown = isOpen ? reasons : reasons.slice(0, SHOWN_REASONS);
  return (
    <div>
      <ul id={id} className="grid gap-1.5 text-sm">
        {shown.map((reason) => (
          <li key={reason} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-laurel" strokeWidth={2.5} />
            <span>{withLocalDays(reason)}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="mt-1 min-h-8 rounded-sm text-sm font-semibold text-laurel underline-offset-4 hover:underline"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `+${more} more`}
          <span className="sr-only">
            {' '}
            {plural(more, 'reason')} for {title}
          </span>
        </button>
      ) : null}
    </div>
  );
};

/** What may still rule the student out: the first condition that is not known, so that no reason stands alone. */
const OpenCondition = ({ open: [first, ...others] }: { open: readonly string[] }) =>
  first ? (
    <p className="line-clamp-3 text-sm text-muted">
      Not known yet: {first}
      {others.length > 0 ? `, and ${others.length} more` : ''}
    </p>
  ) : null;

interface MatchCardProps {
  match: MatchResult;
  saved: boolean;
  onTakeOut: (() => void) | undefined;
}

const MatchCard = ({ match, saved, onTakeOut }: MatchCardProps) => {
  const { scholarship } = match;
  const { id, title, organization } = scholarship;
  const { linkTo, SaveButton } = useDesk();
  return (
    <Card className="flex h-full flex-col gap-4 p-5 hover:shadow-lift hover:transition-shadow">
      <CardLead scholarship={scholarship} />
      <div>
        <h3 className="text-xl leading-snug">
          <Link {...linkTo(id, match)} className="title-link">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">{organization}</p>
        <p className="mt-2.5 flex flex-wrap items-center gap-2">
          {match.recommendationLevel ? <Badge variant="outline">{match.recommendationLevel}</Badge> : null}
          <ScoreBadge score={match.matchScore} />
        </p>
      </div>
      <CardFacts scholarship={scholarship} withoutLead />
      {scholarship.description ? <p className="line-clamp-3 text-sm">{scholarship.description}</p> : null}
      <MatchReasons
        reasons={match.matchReasons.filter((reason) => !repeatsLead(reason, scholarship))}
        title={title}
      />
      <OpenCondition open={match.open ?? []} />
      <div className="no-print mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <LinkButton {...linkTo(id, match)} size="sm" className="basis-full">
          View Details<span className="sr-only">: {title}</span>
        </LinkButton>
        <SaveButton id={id} title={title} saved={saved} size="sm" />
        {onTakeOut ? (
          <Button variant="ghost" size="sm" onClick={onTakeOut}>
            Not for me<span className="sr-only">: {title}</span>
          </Button>
        ) : null}
        <ShareButton scholarship={{ id, title, organization }} size="iconSm" iconOnly />
      </div>
    </Card>
  );
};

interface FamilyItemProps {
  row: MatchRow;
  family: string;
  isSaved: (id: string) => boolean;
  /** What stands in the place of an award that was taken out. */
  gone: (match: MatchResult) => ReactNode;
  onTakeOut: ((match: MatchResult) => void) | undefined;
}

/** Names shown of a family that is folded up. */
const SHOWN_NAMES = 3;

/** "93 to 88% Match", best first. */
const scoresOf = ([best, ...others]: MatchRow['matches']): string => {
  const [from, to] = [best, others.at(-1) ?? best].map(({ matchScore }) => Math.round(matchScore));
  return from === to ? `${from}% Match` : `${from} to ${to}% Match`;
};

/** Awards of one family: folded up a card like the others, unfolded a list over the whole width to compare them by. */
const FamilyItem = ({ row: { matches }, family, isSaved, gone, onTakeOut }: FamilyItemProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { linkTo, SaveButton } = useDesk();
  const names = matches.slice(0, SHOWN_NAMES).map(({ scholarship }) => scholarship.title);
  const more = matches.length - names.length;
  const compared = (match: MatchResult) => {
    const { id: award, title, organization } = match.scholarship;
    return (
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
        <div className="grid gap-1.5">
          <p className="wrap-anywhere">
            <Link {...linkTo(award, match)} className="font-semibold title-link">
              {title}
            </Link>
            <span className="block text-sm text-muted">{organization}</span>
          </p>
          <CardLead scholarship={match.scholarship} />
        </div>
        <div className="no-print flex flex-wrap items-center gap-2">
          <ScoreBadge score={match.matchScore} />
          <SaveButton id={award} title={title} saved={isSaved(award)} size="sm" />
          {onTakeOut ? (
            <Button variant="ghost" size="sm" onClick={() => onTakeOut(match)}>
              Not for me<span className="sr-only">: {title}</span>
            </Button>
          ) : null}
        </div>
      </div>
    );
  };
  return (
    <li className={clsx(isOpen && 'col-span-full')}>
      <Card className="flex h-full flex-col gap-4 border-l-4 border-l-laurel p-5">
        <div>
          <h3 className="text-xl leading-snug">
            {matches.length} {family}
          </h3>
          <p className="mt-2.5 flex flex-wrap items-center gap-2">
            <Badge variant="outline">{scoresOf(matches)}</Badge>
          </p>
        </div>
        {isOpen ? null : (
          <p className="text-sm">
            {names.join('; ')}
            {more > 0 ? ` and ${more} more` : ''}
          </p>
        )}
        <div className="no-print mt-auto border-t border-line pt-4">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Fold up' : 'Compare'}
            <span className="sr-only">{`: ${matches.length} ${family}`}</span>
            <ChevronDown aria-hidden="true" className={clsx('size-4', isOpen && 'rotate-180')} />
          </Button>
        </div>
        <ul id={id} hidden={!isOpen} className="divide-y divide-line">
          {isOpen
            ? matches.map((match) => (
                <li key={match.scholarshipId} className="py-4">
                  {gone(match) ?? compared(match)}
                </li>
              ))
            : null}
        </ul>
      </Card>
    </li>
  );
};

const SCORES = [
  { value: '', label: 'Any' },
  { value: 'high', label: '80 and above' },
  { value: 'medium', label: '60 to 79' },
  { value: 'low', label: 'Below 60' },
] as const;
const FUNDING = [
  { value: '', label: 'Any' },
  { value: 'full', label: 'Full' },
  { value: 'partial', label: 'Partial' },
  { value: 'amount', label: 'A sum of money' },
  { value: 'unknown', label: 'Not stated' },
] as const;
const DUE = [
  { value: '', label: 'Any' },
  { value: '30', label: 'Within 30 days' },
  { value: '90', label: 'Within 3 months' },
  { value: '180', label: 'Within 6 months' },
] as const;
const SORTS = [
  { value: 'score', label: 'Best match' },
  { value: 'deadline', label: 'Soonest deadline' },
  { value: 'title', label: 'Title' },
] as const;

interface MatchFiltersProps {
  view: MatchView;
  onChange: (part: Partial<MatchView>) => void;
  /** '12 of 40 matches'. */
  count: ReactNode;
}

/** Search, filters and order of the matches; applied in the browser. */
const MatchFilters = ({ view, onChange, count }: MatchFiltersProps) => (
  <search aria-label="Filter matches" className="no-print grid gap-3">
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3.5">
      <TextField
        type="search"
        label="Search matches"
        placeholder="Title, place or organization"
        className="grow sm:max-w-sm"
        value={view.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <div className="flex flex-wrap gap-2.5 pb-1">
        <FilterMenu
          label="Score"
          options={SCORES}
          value={view.score}
          onChange={(score) => onChange({ score })}
        />
        <FilterMenu
          label="Funding"
          options={FUNDING}
          value={view.funding}
          onChange={(funding) => onChange({ funding })}
        />
        <FilterMenu
          label="Deadline"
          options={DUE}
          value={view.dueWithin}
          onChange={(dueWithin) => onChange({ dueWithin })}
        />
        <FilterMenu label="Sort" options={SORTS} value={view.sort} onChange={(sort) => onChange({ sort })} />
      </div>
    </div>
    <p role="status" className="text-sm text-muted">
      {count}
    </p>
  </search>
);

/** @param total more than `all` when only the best are listed */
const shownOf = (shown: number, all: number, total: number) => {
  if (total > all) {
    return shown === all ? `The ${all} best of ${total} matches` : `${shown} of the ${all} best matches`;
  }
  return shown === all ? counted(all, 'match', 'matches') : `${shown} of ${all} matches`;
};

const NothingLeft = ({ onClear }: { onClear: () => void }) => (
  <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-edge px-5 py-12 text-center">
    <p className="text-muted">No match fits these filters.</p>
    <Button variant="secondary" size="sm" onClick={onClear}>
      Clear filters
    </Button>
  </div>
);

interface MatchListProps {
  matches: readonly MatchResult[];
  /** Total number, which can be more than are listed. */
  total: number;
  /** What nearly all of the matches have in common; the cards leave it out. */
  sharedReasons: readonly string[];
  /** What stands after the first cards. */
  figures?: ReactNode;
  /** Search and filters are folded up above the cards, not on a phone alone. */
  foldsFilters?: boolean;
}

export const MatchList = ({
  matches,
  total,
  sharedReasons,
  figures,
  foldsFilters = false,
}: MatchListProps) => {
  const today = useToday();
  const { view, change, clear } = useListView('matches', FIRST_VIEW);
  const { savedIds } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const filtersId = useId();
  const [isFiltering, setFiltering] = useState(() => isFiltered(view));
  const notForMe = useNotForMe(matches);
  const shown = viewMatches(notForMe.shown, view, today);
  const { page, totalPages, items } = pageOf(rowsOf(shown, view), view.page);

  const turnTo = (next: number) => {
    change({ page: next });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };

  // Figures and tips stand after the cards to start with; somebody who looks for something wants the list alone.
  const isFirstView = figures !== undefined && page === 1 && !isFiltered(view);
  const goneCard = (match: MatchResult) =>
    notForMe.isGone(match.scholarshipId) ? (
      <GoneCard
        title={match.scholarship.title}
        onBack={() => notForMe.bringBack(match)}
        onReason={(reason) => notForMe.giveReason(match.scholarshipId, reason)}
      />
    ) : null;
  const isSaved = (id: string) => savedIds.includes(id);
  const cards = (list: readonly MatchRow[]) => (
    <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      {list.map((row) => {
        const [match] = row.matches;
        if (row.family !== undefined) {
          return (
            <FamilyItem
              key={row.key}
              row={row}
              family={row.family}
              isSaved={isSaved}
              gone={goneCard}
              onTakeOut={notForMe.takeOut}
            />
          );
        }
        return (
          <li key={row.key}>
            {goneCard(match) ?? (
              <MatchCard
                match={match}
                saved={isSaved(match.scholarshipId)}
                onTakeOut={() => notForMe.takeOut(match)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );

  const filters = (
    <MatchFilters view={view} onChange={change} count={shownOf(shown.length, matches.length, total)} />
  );

  return (
    <section aria-labelledby="matches-heading" className="grid gap-6">
      <h2
        ref={heading}
        id="matches-heading"
        tabIndex={-1}
        // Above the first cards stands a heading already.
        className={foldsFilters ? 'sr-only scroll-mt-24' : 'scroll-mt-24 text-2xl'}
      >
        Your matches
      </h2>
      {sharedReasons.length > 0 ? (
        <p className="-mt-3 flex items-start gap-2 text-sm text-muted">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-laurel" strokeWidth={2.5} />
          <span>Nearly all of these: {sharedReasons.join('; ')}.</span>
        </p>
      ) : null}
      <div className="no-print grid gap-3">
        <button
          type="button"
          aria-expanded={isFiltering}
          aria-controls={filtersId}
          className={clsx(
            'flex min-h-9 w-fit items-center gap-1.5 rounded-sm font-semibold text-laurel',
            foldsFilters || 'sm:hidden',
          )}
          onClick={() => setFiltering(!isFiltering)}
        >
          Search and filter
          <ChevronDown aria-hidden="true" className={clsx('size-4', isFiltering && 'rotate-180')} />
        </button>
        <div id={filtersId} className={clsx(isFiltering || (foldsFilters ? 'hidden' : 'max-sm:hidden'))}>
          {filters}
        </div>
      </div>
      {items.length === 0 && isFiltered(view) ? <NothingLeft onClear={clear} /> : null}
      {cards(isFirstView ? items.slice(0, FIRST_CARDS) : items)}
      {figures}
      {isFirstView && items.length > FIRST_CARDS ? cards(items.slice(FIRST_CARDS)) : null}
      {totalPages > 1 ? (
        <Pagination page={page} totalPages={totalPages} onPage={turnTo} label="Pages of matches" />
      ) : null}
    </section>
  );
};
