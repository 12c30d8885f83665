import { clsx } from 'clsx';

interface MeterProps {
  label: string;
  /** 0 to 100; clamped. */
  value: number;
  /** A measured value in words: '70 of 100'. */
  text?: string;
  /** The progress of a task, or a measured value. */
  kind: 'progress' | 'measure';
  className?: string;
}

/** A bar. Screen readers read the value; visible figures are up to the caller. */
export const Meter = ({ label, value, text, kind, className }: MeterProps) => {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const progress = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': percent,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  };
  return (
    <div className={className}>
      {kind === 'measure' ? (
        <meter className="sr-only" aria-label={label} min={0} max={100} value={percent}>
          {text}
        </meter>
      ) : null}
      <div
        {...(kind === 'progress' ? progress : { 'aria-hidden': true })}
        className="forced-border h-3 overflow-hidden rounded-full bg-sunken ring-1 ring-edge ring-inset"
      >
        <div
          className={clsx(
            'h-full rounded-full bg-laurel forced-colors:bg-[Highlight] print:border-b-[0.75rem] print:border-laurel',
            kind === 'progress' && 'transition-[width] duration-500',
          )}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
};
