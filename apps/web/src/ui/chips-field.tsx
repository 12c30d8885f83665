import { Plus, X } from 'lucide-react';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';
import type { FieldProps } from './field.tsx';
import { FieldError } from './field.tsx';

const tidy = (entry: string) => entry.trim().replace(/\s+/g, ' ');
const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Adds an entry; empty entries and duplicates (whatever their case) change nothing. */
export const addEntry = (values: readonly string[], entry: string): readonly string[] => {
  const added = tidy(entry);
  return added === '' || values.some((value) => sameName(value, added)) ? values : [...values, added];
};

/** Removes an entry, unless fewer than `least` would be left. */
export const removeEntry = (values: readonly string[], entry: string, least: number): readonly string[] =>
  values.length <= least ? values : values.filter((value) => value !== entry);

export type ChipsFieldProps = FieldProps & {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Suggestions for the typed text; entries already chosen are left out here. */
  suggest: (typed: string) => readonly ComboboxOption[];
  /** Name of the add button, e.g. 'Add country'. */
  addLabel: string;
  placeholder?: string;
  /** The last `least` entries can't be removed. */
  least?: number;
  id?: string;
  className?: string;
  onBlur?: ComponentProps<'input'>['onBlur'];
};

const Chip = ({ value, onRemove }: { value: string; onRemove: (() => void) | null }) => (
  <li className="forced-border flex min-h-9 max-w-full items-center rounded-full bg-laurel-soft text-sm font-medium text-laurel-strong">
    <span className="min-w-0 truncate py-1 pl-3.5 last:pr-3.5">{value}</span>
    {onRemove ? (
      <button
        type="button"
        aria-label={`Remove ${value}`}
        className="ml-0.5 grid size-9 shrink-0 place-items-center rounded-full hover:bg-laurel hover:text-on-laurel"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    ) : null}
  </li>
);

/** A list of values, added one at a time by the button or Enter, and shown as removable chips. */
export const ChipsField = ({
  values,
  onChange,
  suggest,
  addLabel,
  least = 0,
  error,
  className,
  ...props
}: ChipsFieldProps) => {
  const errorId = `${useId()}-error`;
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const add = (entry: string) => {
    const next = addEntry(values, entry);
    setTyped('');
    field.current?.focus();
    if (next === values) return;
    setNews(`${next.at(-1)} added`);
    onChange([...next]);
  };

  const remove = (entry: string) => {
    setNews(`${entry} removed`);
    field.current?.focus();
    onChange([...removeEntry(values, entry, least)]);
  };

  const unchosen = (text: string) =>
    suggest(text).filter((option) => addEntry(values, option.value) !== values);

  return (
    <div className={className}>
      <div className="flex items-end gap-2">
        <Combobox
          {...props}
          error={undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="min-w-0 grow"
          ref={field}
          value={typed}
          onChange={setTyped}
          suggest={unchosen}
          onPick={(option) => add(option.value)}
          onEnter={() => add(typed)}
        />
        <Button
          variant="secondary"
          aria-label={addLabel}
          className="min-h-12 shrink-0 px-4"
          onClick={() => add(typed)}
        >
          <Plus aria-hidden="true" className="size-5" />
          <span className="max-sm:hidden">Add</span>
        </Button>
      </div>
      {values.length > 0 ? (
        <ul aria-label="Chosen entries" className="mt-2.5 flex flex-wrap gap-2">
          {values.map((value) => (
            <Chip key={value} value={value} onRemove={values.length > least ? () => remove(value) : null} />
          ))}
        </ul>
      ) : null}
      <FieldError id={errorId} message={error} />
      <span role="status" className="sr-only">
        {news}
      </span>
    </div>
  );
};
