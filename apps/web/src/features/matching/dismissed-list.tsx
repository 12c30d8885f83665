import type { DismissedScholarship } from '@laurel/contract';
import { counted } from '@laurel/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type Dismiss, useDesk } from './desk.ts';
import { FoldedCard } from './folded-card.tsx';
import { REASON_TEXTS } from './not-for-me.tsx';

const useDismissed = () =>
  useInfiniteQuery({
    queryKey: scholarshipKeys.dismissed(useStudentKey()),
    queryFn: ({ pageParam: page, signal }) =>
      api('GET /scholarships/dismissed/list', { query: page > 1 ? { page } : {}, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { hasNextPage, currentPage } }) =>
      hasNextPage ? currentPage + 1 : undefined,
  });

const Item = ({ one, dismiss }: { one: DismissedScholarship; dismiss: Dismiss }) => {
  const { linkTo } = useDesk();
  const [isBack, setBack] = useState(false);
  const { scholarshipId: id, title, organization, reason } = one;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          <Link {...linkTo(id)} className="font-semibold title-link">
            {title}
          </Link>
          <span className="text-sm text-muted">{organization}</span>
        </p>
        {reason ? <p className="text-sm text-muted">{REASON_TEXTS[reason]}</p> : null}
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="no-print"
        loading={isBack}
        onClick={() => {
          setBack(true);
          dismiss(id, { dismissed: false }, () => setBack(false));
        }}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        Bring back<span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
};

const Items = ({ dismiss }: { dismiss: Dismiss }) => {
  const list = useDismissed();
  if (list.isPending) return <Spinner className="my-4 size-5 text-laurel" />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        message="What you took out of your lists could not be loaded."
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {list.data.pages.flatMap(({ data }) =>
          data.dismissedScholarships.map((one) => (
            <Item key={one.scholarshipId} one={one} dismiss={dismiss} />
          )),
        )}
      </ul>
      {list.hasNextPage ? (
        <Button
          variant="secondary"
          size="sm"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
};

/** What the student said “Not for me” to; each can be brought back. */
export const DismissedList = ({ count }: { count: number }) => {
  const { dismiss } = useDesk();
  if (!dismiss || count === 0) return null;
  return (
    <FoldedCard
      title={
        <>
          Not for me <span className="text-base text-muted">{counted(count, 'scholarship')}</span>
        </>
      }
    >
      <Items dismiss={dismiss} />
    </FoldedCard>
  );
};
