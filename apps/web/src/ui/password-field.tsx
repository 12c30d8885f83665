import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { controlStyles, FieldFrame, useFieldIds } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password with a button that shows and hides it. */
export const PasswordField = ({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...props
}: Omit<TextFieldProps, 'type'>) => {
  const [shown, setShown] = useState(false);
  const ids = useFieldIds(id, { hint, error });
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} optional={optional ?? false}>
      <div className="relative">
        <input
          {...props}
          {...ids.control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={clsx(controlStyles, 'min-h-12 pr-12')}
        />
        <button
          type="button"
          aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          aria-controls={ids.controlId}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
          onClick={() => setShown((before) => !before)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
};
