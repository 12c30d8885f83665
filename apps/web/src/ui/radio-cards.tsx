import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import type { FieldProps } from './field.tsx';
import { FieldError } from './field.tsx';

export interface RadioCardOption {
  value: string;
  label: string;
  description?: string;
}

export type RadioCardsProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'defaultValue'> & {
    name: string;
    options: readonly RadioCardOption[];
    /** Controlled when given; otherwise the form library owns the value (`register`). */
    value?: string | undefined;
  };

/** A choice of a few options, each on a card. Spread `register(name)` on it. */
export const RadioCards = ({
  label,
  hint,
  error,
  optional,
  options,
  value,
  className,
  ...props
}: RadioCardsProps) => {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={className} aria-describedby={describedBy || undefined}>
      <legend className="mb-1.5 font-semibold">
        {label}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2.5 max-sm:has-[>:nth-child(3):last-child]:grid-cols-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-12 items-start gap-3 rounded-md border border-edge bg-raised px-3.5 py-2.5 transition-paint',
              'hover:border-laurel has-checked:border-laurel has-checked:bg-laurel-soft',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              {...props}
              type="radio"
              value={option.value}
              {...(value === undefined ? {} : { checked: value === option.value })}
              aria-invalid={error ? true : undefined}
              className="forced-border mt-1 size-4.5 shrink-0 appearance-none rounded-full border border-edge bg-raised outline-none checked:border-[0.375rem] checked:border-laurel"
            />
            <span>
              <span className="block leading-snug font-medium pt-0.5">{option.label}</span>
              {option.description ? (
                <span className="block text-sm text-muted">{option.description}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
};
