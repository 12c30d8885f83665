import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BrowseFilters } from './browse-filters.tsx';
import { browseQuery } from './browse-query.ts';
import { BrowseResults } from './browse-results.tsx';
import { isBrowseFiltered } from './browse-view.ts';
import { CompareTray } from './compare-tray.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useBrowseView } from './use-browse-view.ts';
import { useTypedWords } from './use-typed-words.ts';

const Waiting = () => (
  <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
    <Spinner label="Loading scholarships…" className="sr-only" />
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => (
      <Skeleton key={name} className="h-80 rounded-lg" />
    ))}
  </div>
);

const counted = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'scholarship' : 'scholarships'}`;

/** The whole catalogue: search, filters with counts, what fits best first. */
export const BrowsePage = () => {
  useDocumentTitle('Browse scholarships');
  const { view, change } = useBrowseView();
  const [words, setWords] = useTypedWords(view.q, (q) => change({ q }));
  const list = useQuery(browseQuery(useStudentKey(), view, useToday()));
  const heading = useRef<HTMLHeadingElement>(null);
  const turnTo = (page: number) => {
    change({ page });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  const clear = () => {
    setWords('');
    change({ q: '', country: '', level: '', field: '', funding: '', dueWithin: '' });
  };
  return (
    <div className="page grid grid-cols-1 gap-7 py-8 sm:py-12">
      <header>
        <h1 className="text-4xl">Browse scholarships</h1>
        <p className="mt-2 max-w-prose text-muted">
          Every programme that Laurel knows, open to you or not. Once you have preferences, each shows how
          well it fits.{' '}
          <Link to="/freshness" className="prose-link">
            How fresh the catalogue is
          </Link>
        </p>
      </header>
      <BrowseFilters
        view={view}
        facets={list.data?.data.facets}
        words={words}
        onWords={setWords}
        onChange={change}
      />
      <section aria-labelledby="found-heading" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 ref={heading} id="found-heading" tabIndex={-1} className="scroll-mt-24 text-2xl">
            Found
          </h2>
          <p role="status" className="text-sm text-muted">
            {list.data ? counted(list.data.pagination.totalItems) : ''}
          </p>
        </div>
        {list.isPending ? <Waiting /> : null}
        {list.isError ? (
          <ErrorState
            message={errorText(list.error, 'Failed to load scholarships. Please try again.')}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        ) : null}
        {list.data && list.data.pagination.totalItems === 0 && isBrowseFiltered(view) ? (
          <NothingFound view={view} without={list.data.data.without} onChange={change} onClear={clear} />
        ) : null}
        {list.data ? (
          <BrowseResults answer={list.data} isStale={list.isPlaceholderData} onPage={turnTo} />
        ) : null}
      </section>
      <CompareTray />
    </div>
  );
};
