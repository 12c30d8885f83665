import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'children'>;

/** One line of text. Accepts everything that react-hook-form's `register` gives. */
export const TextField = ({ label, hint, error, optional, id, className, ...props }: TextFieldProps) => {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} optional={optional ?? false}>
      <input type="text" {...props} {...ids.control} className={clsx(controlStyles, 'min-h-12')} />
    </FieldFrame>
  );
};

/** A typed number. `min`, `max` and `step` only bound the arrow keys; the form validates. */
export const NumberField = ({ inputMode = 'decimal', ...props }: Omit<TextFieldProps, 'type'>) => (
  <TextField
    {...props}
    type="number"
    inputMode={inputMode}
    // Scrolling the page by wheel must not change the number under the pointer.
    onWheel={(event) => event.currentTarget.blur()}
  />
);

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'children'>;

export const TextArea = ({
  label,
  hint,
  error,
  optional,
  id,
  className,
  rows = 4,
  ...props
}: TextAreaProps) => {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} optional={optional ?? false}>
      <textarea
        {...props}
        {...ids.control}
        rows={rows}
        className={clsx(controlStyles, 'resize-y leading-relaxed')}
      />
    </FieldFrame>
  );
};
