import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Meter } from '../../ui/meter.tsx';
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

const TOP_LEVEL = 5;

const Line = ({ line: { name, weight, level, score, reason, quotes, lift } }: { line: RubricLine }) => (
  <li className="break-inside-avoid">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 max-lg:flex-col">
      <h4 className="font-semibold">
        {name} <span className="text-sm font-normal text-muted">weight {weight}%</span>
      </h4>
      <p className="text-sm text-muted tabular-nums">
        {score === undefined ? (
          'Not assessed'
        ) : (
          <>
            <span className="text-base font-semibold text-ink">{score}</span> of 100
            {level === undefined ? null : `, level ${level} of ${TOP_LEVEL}`}
          </>
        )}
      </p>
    </div>
    {score === undefined ? null : (
      <Meter kind="measure" label={name} value={score} text={`${score} of 100`} className="mt-1.5" />
    )}
    <p className="mt-2 text-sm">
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
        <span className="font-semibold text-brass">One level up: </span>
        {lift}
      </p>
    ) : null}
  </li>
);

/** The score on each line of the rubric, with the reason and the one change that would raise it. */
export const RubricBars = ({ lines }: { lines: readonly RubricLine[] }) => (
  <ul className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
    {lines.map((line) => (
      <Line key={line.name} line={line} />
    ))}
  </ul>
);
