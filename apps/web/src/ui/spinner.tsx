import { clsx } from 'clsx';

/** A spinner. `label` is read out; without it the spinner is decoration. */
export const Spinner = ({ label, className }: { label?: string; className?: string }) => (
  <span role={label ? 'status' : undefined} className={clsx('inline-flex', className ?? 'size-5')}>
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-full animate-spin">
      <circle cx="12" cy="12" r="9.25" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
      <path
        d="M12 2.75a9.25 9.25 0 0 1 9.25 9.25"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
    {label ? <span className="sr-only">{label}</span> : null}
  </span>
);

export const FullScreenSpinner = ({ label = 'Loading…' }: { label?: string }) => (
  <div className="grid min-h-dvh place-items-center text-laurel">
    <Spinner label={label} className="size-10" />
  </div>
);
