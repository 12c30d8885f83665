import type { SavedScholarshipItem } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { useListView } from '../../lib/session/use-list-view.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterMenu } from '../../ui/filter-menu.tsx';
import { BookStack } from '../../ui/illustrations/book-stack.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DeadlineMonth } from './deadline-month.tsx';
import { DeadlineTimeline } from './deadline-timeline.tsx';
import { SavedBoard } from './saved-board.tsx';
import { LastRemoved, SavedGrid } from './saved-grid.tsx';
import {
  allSavedQuery,
  FIRST_SAVED_VIEW,
  isSavedFiltered,
  type SavedView,
  savedListQuery,
} from './saved-queries.ts';
import { SavedToolbar } from './saved-toolbar.tsx';
import { ThisWeek } from './this-week.tsx';
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from './tracking-labels.ts';
import { YearView } from './year-view.tsx';

const ANY = { value: '', label: 'Any' } as const;
const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'deadline', label: 'Soonest deadline' },
  { value: 'priority', label: 'Priority' },
  { value: 'title', label: 'Title' },
] as const;

interface SavedFiltersProps {
  view: SavedView;
  onChange: (part: Partial<SavedView>) => void;
}

const SavedFilters = ({ view, onChange }: SavedFiltersProps) => (
  <search aria-label="Filter saved scholarships" className="no-print flex flex-wrap gap-2.5">
    <FilterMenu
      label="Status"
      options={[ANY, ...STATUS_OPTIONS]}
      value={view.status}
      onChange={(status) => onChange({ status })}
    />
    <FilterMenu
      label="Priority"
      options={[ANY, ...PRIORITY_OPTIONS]}
      value={view.priority}
      onChange={(priority) => onChange({ priority })}
    />
    <FilterMenu label="Sort" options={SORTS} value={view.sort} onChange={(sort) => onChange({ sort })} />
  </search>
);

interface AllSavedProps {
  failure: string;
  children: (saved: readonly SavedScholarshipItem[]) => ReactNode;
}

/** Loads the whole list for board, year, timeline and month. */
const AllSaved = ({ failure, children }: AllSavedProps) => {
  const all = useQuery(allSavedQuery(useStudentKey()));
  if (all.isPending) {
    return (
      <div className="grid gap-4">
        <Spinner label="Loading saved scholarships…" className="sr-only" />
        <Skeleton className="h-96" />
      </div>
    );
  }
  if (all.isError)
    return <ErrorState message={failure} onRetry={() => void all.refetch()} retrying={all.isFetching} />;
  return children(all.data.data.savedScholarships);
};

const LOAD_FAILURE = 'Failed to load saved scholarships. Please try again.';

const Waiting = () => (
  <div className="grid min-h-dvh content-start gap-5 md:grid-cols-2 xl:grid-cols-3">
    <Spinner label="Loading saved scholarships…" className="sr-only" />
    {['first', 'second', 'third'].map((name) => (
      <Skeleton key={name} className="h-80 rounded-lg" />
    ))}
  </div>
);

const NothingSaved = ({ onExploreMatches }: { onExploreMatches: () => void }) => (
  <EmptyState
    illustration={<BookStack />}
    title="No Saved Scholarships"
    text="Save the ones you like in your matches, and follow your applications here."
    action={
      <>
        <Button onClick={onExploreMatches}>Explore AI Matches</Button>
        <LinkButton to="/add" variant="secondary">
          Add your own
        </LinkButton>
      </>
    }
  />
);

const NothingLeft = ({ onClear }: { onClear: () => void }) => (
  <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-edge px-5 py-12 text-center">
    <p className="text-muted">No saved scholarship fits these filters.</p>
    <Button variant="secondary" size="sm" onClick={onClear}>
      Clear filters
    </Button>
  </div>
);

export const SavedTab = ({ onExploreMatches }: { onExploreMatches: () => void }) => {
  const { view, change } = useListView('saved', FIRST_SAVED_VIEW);
  const list = useQuery(savedListQuery(useStudentKey(), view));
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<SavedScholarshipItem | null>(null);
  const totalPages = list.data?.pagination.totalPages;

  // The last entry of the last page was removed: go to the page before.
  useEffect(() => {
    if (totalPages !== undefined && view.page > Math.max(1, totalPages))
      change({ page: Math.max(1, totalPages) });
  });

  if (list.isPending) return <Waiting />;
  if (list.isError) {
    return (
      <ErrorState message={LOAD_FAILURE} onRetry={() => void list.refetch()} retrying={list.isFetching} />
    );
  }
  const { data, pagination } = list.data;
  const lastRemoved = removed ? <LastRemoved saved={removed} onBack={() => setRemoved(null)} /> : null;
  if (pagination.totalItems === 0 && !isSavedFiltered(view)) {
    return (
      <div className="grid gap-6">
        {lastRemoved}
        <NothingSaved onExploreMatches={onExploreMatches} />
      </div>
    );
  }
  return (
    <section
      aria-labelledby="saved-heading"
      aria-busy={list.isPlaceholderData}
      className="grid grid-cols-1 gap-6"
    >
      <ThisWeek
        whole={
          pagination.totalPages === 1 && !isSavedFiltered(view) && !list.isPlaceholderData
            ? data.savedScholarships
            : undefined
        }
      />
      <h2 ref={heading} id="saved-heading" tabIndex={-1} className="scroll-mt-24 text-2xl">
        Saved Scholarships
      </h2>
      {lastRemoved}
      <SavedToolbar layout={view.layout} onLayout={(layout) => change({ layout })} />
      {view.layout === 'board' ? (
        <AllSaved failure={LOAD_FAILURE}>{(all) => <SavedBoard saved={all} />}</AllSaved>
      ) : null}
      {view.layout === 'year' ? (
        <AllSaved failure={LOAD_FAILURE}>{(all) => <YearView saved={all} />}</AllSaved>
      ) : null}
      {view.layout === 'timeline' ? (
        <AllSaved failure={LOAD_FAILURE}>{(all) => <DeadlineTimeline saved={all} />}</AllSaved>
      ) : null}
      {view.layout === 'month' ? (
        <AllSaved failure={LOAD_FAILURE}>{(all) => <DeadlineMonth saved={all} />}</AllSaved>
      ) : null}
      {view.layout === 'cards' || view.layout === 'list' ? (
        <>
          <SavedFilters view={view} onChange={change} />
          {data.savedScholarships.length === 0 ? (
            <NothingLeft onClear={() => change({ ...FIRST_SAVED_VIEW, layout: view.layout })} />
          ) : (
            <SavedGrid
              saved={data.savedScholarships}
              asTable={view.layout === 'list'}
              pagination={pagination}
              onPage={(page) => change({ page })}
              heading={heading}
              onRemoved={setRemoved}
            />
          )}
        </>
      ) : null}
    </section>
  );
};
