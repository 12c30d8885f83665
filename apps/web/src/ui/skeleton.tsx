import { clsx } from 'clsx';

/** The place of something that is loading; give it the size of what comes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={clsx('animate-pulse rounded-md bg-sunken', className)} />
);
