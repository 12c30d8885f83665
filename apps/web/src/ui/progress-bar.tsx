interface ProgressBarProps {
  /** 0 to 100. */
  value: number;
  label: string;
}

/** How far something has come; the number is read out, and drawn by whoever uses it. */
export const ProgressBar = ({ value, label }: ProgressBarProps) => {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="forced-border h-3 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
    >
      <div
        className="h-full rounded-full bg-laurel transition-[width] duration-500 forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
};
