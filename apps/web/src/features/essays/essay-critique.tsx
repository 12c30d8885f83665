import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorText, isNotFound } from '../../lib/api/api-error.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { WritingDesk } from '../../ui/illustrations/writing-desk.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DeleteEssay } from './delete-essay.tsx';
import { EssayForm } from './essay-form.tsx';
import { EssayReuse } from './essay-reuse.tsx';
import { firstWords } from './essay-text.ts';
import { type Essay, essayListQuery, essayPath, essayQuery } from './essays-query.ts';
import { FeedbackCard } from './feedback-card.tsx';
import { type EssayEditor, useEssayEditor } from './use-essay-editor.ts';

const Waiting = () => (
  <div className="grid gap-3">
    <Spinner label="Loading your essays…" className="sr-only" />
    {['first', 'second', 'third'].map((name) => (
      <Skeleton key={name} className="h-16" />
    ))}
  </div>
);

const Entry = ({ essay, onDeleted }: { essay: Essay; onDeleted: (id: string) => void }) => {
  const excerpt = firstWords(essay.essayText);
  return (
    <li className="flex items-start gap-2 border-b border-line py-3">
      <div className="min-w-0 grow">
        <Link to={essayPath(essay.id)} className="line-clamp-3 font-medium wrap-anywhere title-link">
          {excerpt}
        </Link>
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={essay.createdAt}>{momentInWords(essay.createdAt)}</time>
        </p>
      </div>
      <DeleteEssay id={essay.id} name={excerpt} onDeleted={onDeleted} />
    </li>
  );
};

interface EssayHistoryProps {
  className: string;
  onDeleted: (id: string) => void;
}

/** The essays submitted so far, newest first. */
const EssayHistory = ({ className, onDeleted }: EssayHistoryProps) => {
  const [page, setPage] = useState(1);
  const list = useQuery(essayListQuery(useStudentKey(), page));
  const heading = useRef<HTMLHeadingElement>(null);
  const essays = list.data?.data ?? [];
  const totalPages = list.data?.pagination?.totalPages ?? 1;

  // The last essay of the last page was deleted: go to the page before.
  useEffect(() => {
    if (list.data && page > Math.max(1, totalPages)) setPage(Math.max(1, totalPages));
  }, [list.data, page, totalPages]);

  const deleted = (id: string) => {
    heading.current?.focus({ preventScroll: true });
    onDeleted(id);
  };

  return (
    <section aria-labelledby="essays-heading" aria-busy={list.isPlaceholderData} className={className}>
      <h2 ref={heading} id="essays-heading" tabIndex={-1} className="text-2xl">
        Past essays
      </h2>
      {list.isPending ? <Waiting /> : null}
      {list.isError && !list.data ? (
        <ErrorState
          message="Failed to load your essays. Please try again."
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : null}
      {list.data && essays.length === 0 ? (
        <EmptyState
          level={3}
          illustration={<WritingDesk />}
          title="No essays yet"
          text="Each essay you submit is kept here with its feedback."
        />
      ) : null}
      {essays.length > 0 ? (
        <ul className="border-t border-line">
          {essays.map((essay) => (
            <Entry key={essay.id} essay={essay} onDeleted={deleted} />
          ))}
        </ul>
      ) : null}
      {totalPages > 1 ? (
        <Pagination page={page} totalPages={totalPages} onPage={setPage} label="Pages of past essays" />
      ) : null}
    </section>
  );
};

interface CurrentFeedbackProps {
  editor: EssayEditor;
  /** Number of critiques received since the page was opened; each new one gets the focus. */
  arrivals: number;
}

/** The feedback on the submitted essay that the current text is a revision of. */
const CurrentFeedback = ({ editor: { draft, change }, arrivals }: CurrentFeedbackProps) => {
  const essay = useQuery(essayQuery(useStudentKey(), draft.critiquedId));
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (arrivals === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [arrivals]);

  if (essay.data) {
    return (
      <FeedbackCard
        answer={essay.data}
        heading={heading}
        copy={{ text: draft.essayText, onChange: (essayText) => change({ essayText }) }}
      />
    );
  }
  if (essay.isPending) {
    return (
      <>
        <Spinner label="Loading the feedback…" className="sr-only" />
        <Skeleton className="h-96 rounded-lg" />
      </>
    );
  }
  // The essay was deleted elsewhere; the text stays.
  if (isNotFound(essay.error)) return null;
  return (
    <ErrorState
      message={errorText(essay.error, 'Failed to load essay')}
      onRetry={() => void essay.refetch()}
      retrying={essay.isFetching}
    />
  );
};

/** The Tools tab: write or paste an essay, get feedback, revise it, find earlier ones. */
export const EssayCritique = () => {
  const editor = useEssayEditor();
  const [arrivals, setArrivals] = useState(0);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="critique-heading" className="no-print">
        <h2 id="critique-heading" className="text-2xl">
          Essay critique
        </h2>
        <p className="mt-1 mb-5 max-w-prose text-muted">
          A scholarship reader at your side: what convinces, what is missing, and which questions to answer.
          The words stay yours.
        </p>
        <EssayForm editor={editor} onCritiqued={() => setArrivals((count) => count + 1)} />
      </section>
      {editor.draft.critiquedId ? (
        <div className="min-w-0 lg:col-span-2 lg:row-start-2">
          <CurrentFeedback editor={editor} arrivals={arrivals} />
        </div>
      ) : null}
      <EssayHistory
        className="no-print grid content-start gap-4 lg:col-start-2 lg:row-start-1"
        onDeleted={editor.letGo}
      />
      <EssayReuse className="no-print grid min-w-0 content-start gap-4 lg:col-span-2" />
    </div>
  );
};
