import type { ReactNode } from 'react';

interface EmptyStateProps {
  illustration?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 1 | 2 | 3;
}

export const EmptyState = ({ illustration, title, text, action, level = 2 }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center px-4 py-10 text-center sm:py-14">
      {illustration ? <div className="mb-6 w-full max-w-64">{illustration}</div> : null}
      <Heading className="text-2xl">{title}</Heading>
      {text ? <div className="mt-2 text-balance text-muted">{text}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
};
