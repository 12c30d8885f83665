import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'children'>;

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
