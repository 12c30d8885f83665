import type { SavedScholarshipItem } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { allSavedQuery } from './all-saved-query.ts';

interface AllSavedProps {
  failure: string;
  children: (saved: readonly SavedScholarshipItem[]) => ReactNode;
}

/** For views that show everything that is saved at once. */
export const AllSaved = ({ failure, children }: AllSavedProps) => {
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
