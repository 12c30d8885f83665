import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router';
import { isNotFound } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Signpost } from '../../ui/illustrations/signpost.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { savedIdsQuery } from '../saved-scholarships/saved-queries.ts';
import { readLinkState } from '../scholarships/navigation-state.ts';
import { scholarshipQuery } from '../scholarships/scholarship-query.ts';
import { PageActions, PageHeader, PageNotices } from './page-header.tsx';
import { PageSections } from './page-sections.tsx';
import { pageView } from './page-view.ts';
import { QuickInfo } from './quick-info.tsx';

/** A skeleton of the page. */
const PageWaiting = () => (
  <div className="grid min-h-dvh content-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <Spinner label="Loading the scholarship…" className="sr-only" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-7 w-48 rounded-full" />
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="h-6 w-64" />
      <Skeleton className="mt-6 h-40" />
      <Skeleton className="h-56" />
    </div>
    <Skeleton className="h-96 rounded-lg" />
  </div>
);

interface NotFoundProps {
  /** True when the server has no such scholarship, false when it could not be asked. */
  isGone: boolean;
  retrying: boolean;
  onRetry: () => void;
}

const NotFound = ({ isGone, retrying, onRetry }: NotFoundProps) => (
  <EmptyState
    level={1}
    illustration={<Signpost />}
    title="Scholarship Not Found"
    text={
      isGone
        ? 'It may have been withdrawn, or the link was cut short.'
        : 'It could not be loaded right now. The connection may be down.'
    }
    action={
      <>
        <LinkButton to="/dashboard">Back to Dashboard</LinkButton>
        {isGone ? null : (
          <Button variant="secondary" loading={retrying} onClick={onRetry}>
            {retrying ? null : <RotateCw aria-hidden="true" className="size-4" />}
            Try Again
          </Button>
        )}
      </>
    }
  />
);

const useScholarship = (id: string) => {
  const student = useStudentKey();
  const { state } = useLocation();
  const linkState = readLinkState(state, id);
  const record = useQuery(scholarshipQuery(student, id));
  const savedIds = useQuery({ ...savedIdsQuery(student), enabled: false });
  const view = pageView(record.data?.data, linkState, record.isPending);
  const saved = view?.detail?.isSaved ?? savedIds.data?.includes(id) ?? linkState.fromSaved ?? false;
  return { record, view, saved, back: linkState.fromSaved ? '/dashboard?tab=saved' : '/dashboard' };
};

/** One scholarship: painted from the navigation state of the link, completed from the server. */
export const ScholarshipPage = () => {
  const { scholarshipId = '' } = useParams();
  const { record, view, saved, back } = useScholarship(scholarshipId);
  useDocumentTitle(view?.card.title ?? (record.isPending ? 'Scholarship' : 'Scholarship Not Found'));

  if (!view) {
    return (
      <div className="page py-8 sm:py-12">
        {record.isPending ? (
          <PageWaiting />
        ) : (
          <NotFound
            isGone={isNotFound(record.error)}
            retrying={record.isFetching}
            onRetry={() => void record.refetch()}
          />
        )}
      </div>
    );
  }
  return (
    <article className="page py-8 sm:py-12">
      <Link
        to={back}
        className="no-print mb-5 inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Dashboard
      </Link>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PageHeader view={view} />
        <aside
          aria-label="Quick info and actions"
          className="grid gap-5 self-start lg:[@media(min-height:54rem)]:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <QuickInfo card={view.card} detail={view.detail} isLoading={record.isPending} />
          <PageActions card={view.card} saved={saved} />
        </aside>
        <div className="grid min-w-0 content-start gap-8">
          {record.isError && !view.detail ? (
            <ErrorState
              message="The full record could not be loaded. What you see is what your list holds."
              onRetry={() => void record.refetch()}
              retrying={record.isFetching}
            />
          ) : null}
          <PageNotices view={view} />
          <PageSections view={view} saved={saved} isLoading={record.isPending} />
        </div>
      </div>
    </article>
  );
};
