import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Check, CheckCheck, CircleX, Flag, PenLine, Settings2, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UnrolledLetter } from '../../ui/illustrations/unrolled-letter.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import {
  type Notice,
  type NotificationList,
  notificationKeys,
  notificationsQuery,
  withRead,
} from './notifications-query.ts';
import { unreadStore } from './unread-store.ts';

const KINDS: Record<Notice['kind'], { label: string; Icon: typeof Check; badge: BadgeVariant }> = {
  new_match: { label: 'New match', Icon: Sparkles, badge: 'soft' },
  deadline: { label: 'Deadline', Icon: CalendarClock, badge: 'brass' },
  changed: { label: 'Changed', Icon: PenLine, badge: 'secondary' },
  closed: { label: 'Closed', Icon: CircleX, badge: 'outline' },
  report: { label: 'Your report', Icon: Flag, badge: 'soft' },
};

/** Without the part that the label already says. */
const titleOf = ({ kind, title }: Notice): string =>
  title.startsWith(`${KINDS[kind].label}: `) ? title.slice(KINDS[kind].label.length + 2) : title;

interface NoticeItemProps {
  notice: Notice;
  onRead: () => void;
}

const NoticeItem = ({ notice, onRead }: NoticeItemProps) => {
  const { kind, body, scholarshipId, createdAt, readAt } = notice;
  const { label, Icon, badge } = KINDS[kind];
  const title = titleOf(notice);
  const isUnread = readAt === null;
  return (
    <div
      data-unread={isUnread}
      className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-l-4 border-line border-l-transparent px-3 py-5 data-[unread=true]:border-l-laurel data-[unread=true]:bg-raised sm:px-5"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge variant={badge}>
            <Icon aria-hidden="true" />
            {label}
          </Badge>
          <time dateTime={createdAt}>{momentInWords(createdAt, true)}</time>
          {isUnread ? <span className="sr-only">Unread</span> : null}
        </p>
        <h2 className="mt-1.5 text-lg leading-snug">
          {scholarshipId ? (
            <Link
              to={scholarshipPath(scholarshipId)}
              onClick={isUnread ? onRead : undefined}
              className="title-link"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="mt-1 max-w-3xl">{body}</p>
      </div>
      {isUnread ? (
        <Button variant="ghost" size="iconSm" aria-label={`Mark as read: ${title}`} onClick={onRead}>
          <Check aria-hidden="true" className="size-4.5" />
        </Button>
      ) : null}
    </div>
  );
};

/** Marks notices as read: shown at once, put back when the server refuses. */
const useMarkRead = (student: string) => {
  const queries = useQueryClient();
  const queryKey = notificationKeys.lists(student);
  return useMutation({
    mutationFn: (ids: string[] | 'all') =>
      api('POST /notifications/read', { body: ids === 'all' ? { all: true } : { ids }, keepalive: true }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueriesData<NotificationList>({ queryKey });
      const unreadBefore = unreadStore.current();
      const at = new Date().toISOString();
      queries.setQueriesData<NotificationList>({ queryKey }, (list) => list && withRead(list, ids, at));
      const [first] = queries.getQueriesData<NotificationList>({ queryKey });
      if (first?.[1]) unreadStore.set(first[1].data.unread);
      return { before, unreadBefore };
    },
    onError: (_failure, _ids, context) => {
      for (const [key, list] of context?.before ?? []) queries.setQueryData(key, list);
      if (context) unreadStore.set(context.unreadBefore);
      toast({
        title: 'Error',
        description: 'Failed to mark notifications as read. Please try again.',
        variant: 'destructive',
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
};

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
