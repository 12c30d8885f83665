import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { RubricLine } from './critique-shape.ts';

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

/** A quotation from the essay. */
export const Quote = ({ children }: { children: ReactNode }) => (
  <span className="font-display wrap-anywhere italic">“{children}”</span>
);

const BANDS: Record<NonNullable<RubricLine['band']>, { label: string; look: string }> = {
  strong: { label: 'Strong', look: 'text-laurel' },
  clear: { label: 'Clear', look: 'text-laurel' },
  thin: { label: 'Thin', look: 'text-brass' },
  'not found': { label: 'Not found', look: 'text-brass' },
  'not judged': { label: 'Not judged', look: 'text-muted' },
};

const Line = ({ line: { name, band, reason, quotes, lift } }: { line: RubricLine }) => (
  <li className="break-inside-avoid">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h4 className="font-semibold">{name}</h4>
      {band ? <p className={`text-sm font-semibold ${BANDS[band].look}`}>{BANDS[band].label}</p> : null}
    </div>
    <p className="mt-1 text-sm">
      {reason}
      {quotes.map((quote) => (
        <span key={quote}>
          {' '}
          <Quote>{quote}</Quote>
        </span>
      ))}
    </p>
    {lift ? (
      <p className="mt-1 text-sm text-muted">
        <span className="font-semibold text-brass">Next step: </span>
        {lift}
      </p>
    ) : null}
  </li>
);

/** How the essay does on each line of the rubric, with its evidence and the one change that would help most. */
export const RubricLines = ({ lines }: { lines: readonly RubricLine[] }) => (
  <ul className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
    {lines.map((line) => (
      <Line key={line.name} line={line} />
    ))}
  </ul>
);
