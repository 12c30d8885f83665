import type { RubricLine } from './critique-shape.ts';
import { Quote } from './feedback-section.tsx';

const TOP_LEVEL = 5;

interface MeterProps {
  label: string;
  /** 0 to 100. */
  value: number;
  text: string;
  className?: string;
}

/** A measured value; the number itself is drawn by whoever uses it. */
export const Meter = ({ label, value, text, className }: MeterProps) => (
  <div className={className}>
    <meter className="sr-only" aria-label={label} min={0} max={100} value={value}>
      {text}
    </meter>
    <div
      aria-hidden="true"
      className="forced-border h-2.5 overflow-hidden rounded-full bg-sunken ring-1 ring-edge ring-inset"
    >
      <div
        className="h-full rounded-full bg-laurel forced-colors:bg-[Highlight] print:border-b-[0.625rem] print:border-laurel"
        style={{ width: `${Math.min(100, Math.max(0, value))}%` }}
      />
    </div>
  </div>
);

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
      <Meter label={name} value={score} text={`${score} of 100`} className="mt-1.5" />
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

/** How the essay stands on each line of the rubric, with the reason and the one change that would lift it. */
export const RubricBars = ({ lines }: { lines: readonly RubricLine[] }) => (
  <ul className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
    {lines.map((line) => (
      <Line key={line.name} line={line} />
    ))}
  </ul>
);
