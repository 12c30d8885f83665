import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';

interface FactRowsProps<Row> {
  label: string;
  hint: string;
  addLabel: string;
  /** Name of a row in its remove button, e.g. 'test'. */
  noun: string;
  rows: readonly Row[];
  empty: Row;
  onChange: (rows: Row[]) => void;
  error?: string | undefined;
  children: (row: Row, change: (change: Partial<Row>) => void, index: number) => ReactNode;
}

/** A short table of facts of two columns, with rows added and removed one at a time. */
export const FactRows = <Row extends object>({
  label,
  hint,
  addLabel,
  noun,
  rows,
  empty,
  onChange,
  error,
  children,
}: FactRowsProps<Row>) => {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset>
      <legend className="font-semibold">
        {label} <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p className="mb-3 text-sm text-muted">{hint}</p>
      <div className="grid gap-3">
        {rows.map((row, index) => (
          // Rows have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <div key={index} className="flex items-end gap-2">
            <div className="grid min-w-0 grow grid-cols-2 gap-3">
              {children(
                row,
                (change) => onChange(rows.map((each, at) => (at === index ? { ...each, ...change } : each))),
                index,
              )}
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${noun} ${index + 1}`}
              onClick={() => {
                onChange(rows.filter((_, at) => at !== index));
                add.current?.focus();
              }}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </div>
        ))}
      </div>
      <Button
        ref={add}
        variant="secondary"
        size="sm"
        className={rows.length > 0 ? 'mt-3' : ''}
        onClick={() => onChange([...rows, empty])}
      >
        <Plus aria-hidden="true" className="size-4" />
        {addLabel}
      </Button>
      <FieldError id={`${noun}-error`} message={error} />
    </fieldset>
  );
};
