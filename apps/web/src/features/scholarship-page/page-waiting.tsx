import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The page's shape while nothing of it is known. */
export const PageWaiting = () => (
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
