import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyles, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[];
    /** The first entry, with an empty value, shown before a choice is made. */
    placeholder?: string;
  };

/** The platform's own list, which works best on phones and with screen readers. */
export const Select = ({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  placeholder,
  ...props
}: SelectProps) => {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} optional={optional ?? false}>
      <div className="relative">
        <select
          {...props}
          {...ids.control}
          className={clsx(controlStyles, 'min-h-12 appearance-none pr-9 text-ellipsis')}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  );
};
