import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

/** What every labelled field takes. */
export interface FieldProps {
  label: string;
  /** A line between label and control. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Says '(optional)' beside the label. */
  optional?: boolean;
}

/** The look shared by all one-line and many-line controls. */
export const controlStyles = clsx(
  'block w-full rounded-md border border-edge bg-raised px-3.5 py-2 text-base text-ink shadow-card',
  'transition-paint hover:border-laurel focus-visible:outline-offset-0',
  'aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60',
);

/** The ids that tie label, hint and error to a control. */
export const useFieldIds = (id: string | undefined, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) => {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return {
    controlId,
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': describedBy,
      'aria-invalid': error ? true : undefined,
    } as const,
  };
};

type FieldFrameProps = FieldProps & {
  ids: ReturnType<typeof useFieldIds>;
  className?: string | undefined;
  children: ReactNode;
};

/** Label, hint, control and error, in this order. */
export const FieldFrame = ({ label, hint, error, optional, ids, className, children }: FieldFrameProps) => (
  <div className={className}>
    <label htmlFor={ids.controlId} className="mb-1.5 block font-semibold">
      {label}
      {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
    </label>
    {hint ? (
      <p id={ids.hintId} className="-mt-1 mb-2 text-sm text-muted">
        {hint}
      </p>
    ) : null}
    {children}
    <FieldError id={ids.errorId} message={error} />
  </div>
);
