import type { MatchResult } from '@laurel/contract';
import { counted } from '@laurel/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useToday } from '../../lib/dates/use-today.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { useListView } from '../../lib/session/use-list-view.ts';
import { Button } from '../../ui/button.tsx';
import { FilterMenu } from '../../ui/filter-menu.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { savedIdsQuery } from '../saved-scholarships/saved-queries.ts';
import { MatchCard } from './match-card.tsx';
import { FIRST_VIEW, isFiltered, type MatchView, pageOf, viewMatches } from './match-view.ts';

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
}

export const MatchList = ({ matches, total }: MatchListProps) => {
  const today = useToday();
  const { view, change, clear } = useListView('matches', FIRST_VIEW);
  const saved = useQuery(savedIdsQuery(useStudentKey()));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = viewMatches(matches, view, today);
  const { page, totalPages, items } = pageOf(shown, view.page);

  const turnTo = (next: number) => {
    change({ page: next });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <section aria-labelledby="matches-heading" className="grid gap-6">
      <h2 ref={heading} id="matches-heading" tabIndex={-1} className="scroll-mt-24 text-2xl">
        Your matches
      </h2>
      <MatchFilters view={view} onChange={change} count={shownOf(shown.length, matches.length, total)} />
      {items.length === 0 && isFiltered(view) ? <NothingLeft onClear={clear} /> : null}
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {items.map((match) => (
          <li key={match.scholarshipId}>
            <MatchCard match={match} saved={saved.data?.includes(match.scholarshipId) ?? false} />
          </li>
        ))}
      </ul>
      {totalPages > 1 ? (
        <Pagination page={page} totalPages={totalPages} onPage={turnTo} label="Pages of matches" />
      ) : null}
    </section>
  );
};
