import { useQuery } from '@tanstack/react-query';
import { CheckCheck, Settings2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UnrolledLetter } from '../../ui/illustrations/unrolled-letter.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NoticeItem } from './notice-item.tsx';
import { type NotificationList, notificationsQuery } from './notifications-query.ts';
import { unreadStore } from './unread-store.ts';
import { useMarkRead } from './use-mark-read.ts';

const Waiting = () => (
  <div className="grid min-h-dvh content-start gap-4">
    <Spinner label="Loading notifications…" className="sr-only" />
    {['first', 'second', 'third'].map((name) => (
      <Skeleton key={name} className="h-28" />
    ))}
  </div>
);

const Nothing = () => (
  <EmptyState
    illustration={<UnrolledLetter />}
    title="No Notifications Yet"
    text="Laurel tells you here when a new scholarship fits you, when a deadline of a saved one comes near, and when something changes about it."
    action={<LinkButton to="/dashboard">Go to Dashboard</LinkButton>}
  />
);

const unreadText = (unread: number) => (unread === 0 ? 'All read' : `${unread} unread`);

interface ListProps {
  list: NotificationList;
  student: string;
  onPage: (page: number) => void;
}

const List = ({ list: { data, pagination }, student, onPage }: ListProps) => {
  const markRead = useMarkRead(student);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
        <p role="status" className="text-muted">
          {unreadText(data.unread)}
        </p>
        <Button
          variant="secondary"
          size="sm"
          disabled={data.unread === 0}
          onClick={() => markRead.mutate('all')}
        >
          <CheckCheck aria-hidden="true" className="size-4" />
          Mark all as read
        </Button>
      </div>
      <ul>
        {data.notifications.map((notice) => (
          <li key={notice.id}>
            <NoticeItem notice={notice} onRead={() => markRead.mutate([notice.id])} />
          </li>
        ))}
      </ul>
      {pagination.totalPages > 1 ? (
        <div className="mt-8">
          <Pagination
            page={pagination.currentPage}
            totalPages={pagination.totalPages}
            onPage={onPage}
            label="Pages of notices"
          />
        </div>
      ) : null}
    </>
  );
};

/** What happened about scholarships since the student looked last. */
export const NotificationsPage = () => {
  useDocumentTitle('Notifications');
  const student = useStudentKey();
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery(notificationsQuery(student, page));
  const unread = list.data?.data.unread;

  useEffect(() => {
    if (unread !== undefined) unreadStore.set(unread);
  }, [unread]);

  return (
    <div className="page max-w-4xl pt-8 pb-16 sm:pt-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="scroll-mt-24 text-4xl">
          Notifications
        </h1>
        <LinkButton to="/profile#notifications" variant="ghost" size="sm">
          <Settings2 aria-hidden="true" className="size-4" />
          Settings
        </LinkButton>
      </div>
      {list.isPending ? <Waiting /> : null}
      {list.isError && !list.data ? (
        <ErrorState
          message={errorText(list.error, 'Failed to load notifications. Please try again.')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : null}
      {list.data?.pagination.totalItems === 0 ? <Nothing /> : null}
      {list.data && list.data.pagination.totalItems > 0 ? (
        <List
          list={list.data}
          student={student}
          onPage={(next) => {
            setPage(next);
            heading.current?.focus({ preventScroll: true });
            heading.current?.scrollIntoView({ block: 'start' });
          }}
        />
      ) : null}
    </div>
  );
};
