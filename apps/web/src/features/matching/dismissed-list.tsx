import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DismissedItem, NotForMeCard } from './dismissed-item.tsx';

const useDismissed = () =>
  useInfiniteQuery({
    queryKey: scholarshipKeys.dismissed(useStudentKey()),
    queryFn: ({ pageParam: page, signal }) =>
      api('GET /scholarships/dismissed/list', { query: page > 1 ? { page } : {}, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { hasNextPage, currentPage } }) =>
      hasNextPage ? currentPage + 1 : undefined,
  });

const Items = () => {
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
          data.dismissedScholarships.map((one) => <DismissedItem key={one.scholarshipId} one={one} />),
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
export const DismissedList = ({ count }: { count: number }) => (
  <NotForMeCard count={count}>
    <Items />
  </NotForMeCard>
);
