import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let isDown = false;

const set = (value: boolean) => {
  isDown = value;
  for (const changed of watchers) changed();
};
const down = () => set(true);
// The click event follows pointerup in the same task.
const up = () => setTimeout(() => set(false));

if (typeof window !== 'undefined') {
  // The prerendered page is there before this file: a link may be under a press already.
  isDown = document.querySelector('a:active') !== null;
  window.addEventListener('pointerdown', down, { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, up, { capture: true, passive: true });
  }
}

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

/**
 * Whether a pointer is down. A message that appeared now would move the page under the pointer, and the click would
 * be lost.
 * @param isWaiting while false, presses cause no render
 */
const usePointerPress = (isWaiting: boolean): boolean =>
  useSyncExternalStore(
    watch,
    () => isDown && isWaiting,
    () => false,
  );

/** The message as it was at pointerdown: pressing a link blurs the field, whose new message would move the link. */
const useSteady = (message: string | undefined): string | undefined => {
  const [shown, show] = useState(message);
  const isPressed = usePointerPress(shown !== message);
  if (isPressed || shown === message) return shown;
  show(message);
  return message;
};

/** The message below a field; refer to it by `id` in aria-describedby. */
export const FieldError = ({ id, message }: { id: string; message?: string | undefined }) => {
  const shown = useSteady(message);
  return shown ? (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{shown}</span>
    </p>
  ) : null;
};

/** Props of every labelled field. */
export interface FieldProps {
  label: string;
  /** Shown between label and control. */
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
}

/** The look of all text controls. */
export const controlStyles = clsx(
  'block w-full rounded-md border border-edge bg-raised px-3.5 py-2 text-base text-ink shadow-card',
  'transition-paint hover:border-laurel focus-visible:outline-offset-0',
  'aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60',
);

/** The ids that connect label, hint and error with a control. */
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
