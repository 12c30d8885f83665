import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface FeedbackSectionProps {
  title: string;
  text?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of the feedback. */
export const FeedbackSection = ({ title, text, className, children }: FeedbackSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', className)}>
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {text ? <p className="mt-0.5 max-w-prose text-sm text-muted">{text}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  );
};

/** The student's own words. */
export const Quote = ({ children }: { children: ReactNode }) => (
  <span className="font-display wrap-anywhere italic">“{children}”</span>
);
