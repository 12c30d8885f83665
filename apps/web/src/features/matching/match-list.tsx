import type { MatchResult } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useToday } from '../../lib/dates/use-today.ts';
import { useListView } from '../../lib/session/use-list-view.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { savedIdsQuery } from '../saved-scholarships/saved-ids.ts';
import { MatchCard } from './match-card.tsx';
import { MatchFilters } from './match-filters.tsx';
import { FIRST_VIEW, isFiltered, pageOf, viewMatches } from './match-view.ts';

/** @param total more than `all` when only the best are listed */
const counted = (shown: number, all: number, total: number) => {
  if (total > all) {
    return shown === all ? `The ${all} best of ${total} matches` : `${shown} of the ${all} best matches`;
  }
  return shown === all ? `${all} ${all === 1 ? 'match' : 'matches'}` : `${shown} of ${all} matches`;
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
  /** How many there are in all. */
  total: number;
}

/** The matches: filters, cards, pages. */
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
      <MatchFilters view={view} onChange={change} count={counted(shown.length, matches.length, total)} />
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
