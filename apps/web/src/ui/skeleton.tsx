import { clsx } from 'clsx';

/** A placeholder while something loads; give it the size of the content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={clsx('animate-pulse rounded-md bg-sunken', className)} />
);
