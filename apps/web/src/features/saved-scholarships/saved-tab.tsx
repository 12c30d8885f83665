import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useListView } from '../../lib/session/use-list-view.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { BookStack } from '../../ui/illustrations/book-stack.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AllSaved } from './all-saved.tsx';
import { DeadlineMonth } from './deadline-month.tsx';
import { DeadlineTimeline } from './deadline-timeline.tsx';
import { SavedBoard } from './saved-board.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { SavedGrid } from './saved-grid.tsx';
import { FIRST_SAVED_VIEW, isSavedFiltered, savedListQuery } from './saved-list-query.ts';
import { SavedToolbar } from './saved-toolbar.tsx';

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
    action={<Button onClick={onExploreMatches}>Explore AI Matches</Button>}
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

/** What the student has saved, and how far each application has come. */
export const SavedTab = ({ onExploreMatches }: { onExploreMatches: () => void }) => {
  const { view, change } = useListView('saved', FIRST_SAVED_VIEW);
  const list = useQuery(savedListQuery(useStudentKey(), view));
  const heading = useRef<HTMLHeadingElement>(null);
  const totalPages = list.data?.pagination.totalPages;

  // The last entry of the last page was removed.
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
  if (pagination.totalItems === 0 && !isSavedFiltered(view)) {
    return <NothingSaved onExploreMatches={onExploreMatches} />;
  }
  return (
    <section
      aria-labelledby="saved-heading"
      aria-busy={list.isPlaceholderData}
      className="grid grid-cols-1 gap-6"
    >
      <h2 ref={heading} id="saved-heading" tabIndex={-1} className="scroll-mt-24 text-2xl">
        Saved Scholarships
      </h2>
      <SavedToolbar layout={view.layout} onLayout={(layout) => change({ layout })} />
      {view.layout === 'board' ? (
        <AllSaved failure={LOAD_FAILURE}>{(all) => <SavedBoard saved={all} />}</AllSaved>
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
            />
          )}
        </>
      ) : null}
    </section>
  );
};
