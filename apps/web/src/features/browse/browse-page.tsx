import type { ScholarshipsResponse } from '@laurel/contract';
import { plural } from '@laurel/text';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { missedText } from '../scholarships/filter-labels.ts';
import { BrowseFilters } from './browse-filters.tsx';
import { BrowseResults } from './browse-results.tsx';
import {
  type BrowseView,
  browseAddress,
  browseQueryOf,
  FILTER_LABELS,
  isBrowseFiltered,
  readBrowseView,
  VIEW_KEYS,
} from './browse-view.ts';
import { MAX_COMPARED, useCompared } from './compared-store.ts';

/** The chosen scholarships, at the bottom of the window. */
const CompareTray = () => {
  const { picked, remove, clear } = useCompared();
  if (picked.length === 0) return null;
  return (
    <section
      aria-label="Compare"
      className="no-print sticky bottom-4 z-20 flex flex-wrap items-center gap-3 rounded-lg border border-edge bg-raised p-4 shadow-lift"
    >
      <p className="grow font-semibold sm:hidden">
        {picked.length} of {MAX_COMPARED} picked
      </p>
      <ul className="hidden min-w-0 grow flex-wrap gap-2 sm:flex">
        {picked.map(({ id, title }) => (
          <li
            key={id}
            className="flex max-w-full items-center gap-1 rounded-full bg-laurel-soft py-0.5 pr-1 pl-3 text-sm"
          >
            <span className="min-w-0 truncate">{title}</span>
            <button
              type="button"
              aria-label={`Do not compare: ${title}`}
              className="grid size-7 shrink-0 place-items-center rounded-full hover:bg-sunken"
              onClick={() => remove(id)}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" onClick={clear}>
          Clear
        </Button>
        {picked.length > 1 ? (
          <LinkButton to="/compare" size="sm">
            Compare {picked.length}
          </LinkButton>
        ) : (
          <p className="hidden self-center text-sm text-muted sm:block">
            Pick up to {MAX_COMPARED} to compare.
          </p>
        )}
      </div>
    </section>
  );
};

/** The view is stored in the address, so that it can be shared, reloaded and restored by Back. */
const useBrowseView = () => {
  const [address, setAddress] = useSearchParams();
  const view = readBrowseView(address);
  const change = (part: Partial<BrowseView>) => {
    const next = { ...view, page: 1, ...part };
    // Starting or clearing a search selects the order that suits it.
    const order =
      'q' in part && !part.sort && (view.q === '') !== (next.q === '')
        ? ({ sort: next.q ? 'relevance' : 'fit' } as const)
        : {};
    setAddress(browseAddress({ ...next, ...order }), { replace: 'q' in part, preventScrollReset: true });
  };
  return { view, change };
};

/** The search starts after this pause in typing. */
const TYPING_MS = 250;

/** The field shows every keystroke at once; `onPause` is debounced. */
const useTypedWords = (q: string, onPause: (q: string) => void) => {
  const [words, setWords] = useState(q);
  const settled = useRef(q);
  useEffect(() => {
    if (q !== settled.current) setWords(q);
    settled.current = q;
  }, [q]);
  useEffect(() => {
    if (words.trim() === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = words.trim();
      onPause(settled.current);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  });
  return [words, setWords] as const;
};

/** One page of the catalogue. The previous page stays on screen while the next one loads. */
const browseQuery = (student: string, view: BrowseView, today: string) => {
  const query = browseQueryOf(view, today);
  return queryOptions({
    queryKey: scholarshipKeys.browse(student, query),
    queryFn: ({ signal }) => api('GET /scholarships', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

interface NothingFoundProps {
  view: BrowseView;
  without: ScholarshipsResponse['data']['without'];
  onChange: (part: Partial<BrowseView>) => void;
  onClear: () => void;
}

/** Suggests to remove the filter whose removal gives the most results. */
const NothingFound = ({ view, without, onChange, onClear }: NothingFoundProps) => {
  const [most] = [...without].sort((a, b) => b.count - a.count);
  const brings = most && most.count > 0 ? most : undefined;
  return (
    <EmptyState
      illustration={<HillTelescope />}
      title="No scholarship fits all of this"
      text={
        brings
          ? `“${FILTER_LABELS[brings.filter]}” removed most: without it there ${brings.count === 1 ? 'is 1' : `are ${brings.count}`}.`
          : view.q
            ? `Nothing in the catalogue speaks of “${view.q}”. Try fewer or other words.`
            : 'Try with fewer filters.'
      }
      action={
        <>
          {brings ? (
            <Button onClick={() => onChange({ [VIEW_KEYS[brings.filter]]: '' })}>
              Remove “{FILTER_LABELS[brings.filter]}”
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClear}>
            Clear everything
          </Button>
        </>
      }
    />
  );
};

const Waiting = () => (
  <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
    <Spinner label="Loading scholarships…" className="sr-only" />
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => (
      <Skeleton key={name} className="h-80 rounded-lg" />
    ))}
  </div>
);

const counted = (count: number) => `${count.toLocaleString('en-US')} ${plural(count, 'scholarship')}`;

type HiddenCounts = NonNullable<ScholarshipsResponse['data']['hidden']>;

/** What the two boxes below the filters keep out of the list. */
const Hidden = ({ hidden: { closed, flagged } }: { hidden: HiddenCounts }) => {
  const parts = [
    ...(closed > 0 ? [`${closed.toLocaleString('en-US')} closed`] : []),
    ...(flagged > 0 ? [`${flagged.toLocaleString('en-US')} prize draws or suspicious`] : []),
  ];
  return parts.length > 0 ? <p className="text-sm text-muted">Not shown: {parts.join(', ')}.</p> : null;
};

/** The whole catalogue: search, filters with counts, what fits best first. */
export const BrowsePage = () => {
  useDocumentTitle('Browse scholarships');
  const { view, change } = useBrowseView();
  const [words, setWords] = useTypedWords(view.q, (q) => change({ q }));
  const list = useQuery(browseQuery(useStudentKey(), view, useToday()));
  const missed = missedText(list.data?.data.missed);
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
        {missed ? <p className="max-w-prose break-words text-muted">{missed}</p> : null}
        {list.data?.data.hidden ? <Hidden hidden={list.data.data.hidden} /> : null}
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
