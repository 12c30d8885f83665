import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

export const Checkbox = ({ label, hint, error, id, className, ...props }: CheckboxProps) => {
  const made = useId();
  const controlId = id ?? made;
  const describedBy = [hint ? `${controlId}-hint` : '', error ? `${controlId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <span className="relative mt-0.5 inline-grid size-6 shrink-0 place-items-center">
          <input
            {...props}
            id={controlId}
            type="checkbox"
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            className={clsx(
              'peer forced-border size-6 appearance-none rounded-sm border border-edge bg-raised transition-paint',
              'checked:border-laurel checked:bg-laurel hover:border-laurel',
              'aria-invalid:border-2 aria-invalid:border-danger',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute size-4 text-on-laurel opacity-0 peer-checked:opacity-100"
          />
        </span>
        <div>
          <label htmlFor={controlId} className="block leading-7 text-pretty">
            {label}
          </label>
          {hint ? (
            <p id={`${controlId}-hint`} className="text-sm text-muted">
              {hint}
            </p>
          ) : null}
        </div>
      </div>
      <FieldError id={`${controlId}-error`} message={error} />
    </div>
  );
};
