import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { type ListState, nextListState } from './combobox-keys.ts';
import { ComboboxList, type ComboboxOption, optionId } from './combobox-list.tsx';
import { controlStyles, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export type ComboboxProps = FieldProps &
  Omit<ComponentProps<'input'>, 'children' | 'value' | 'onChange' | 'onSelect'> & {
    value: string;
    onChange: (value: string) => void;
    /** Entries for what has been typed so far, best first. Free text stays allowed. */
    suggest: (typed: string) => readonly ComboboxOption[];
    /** An entry was picked from the list. */
    onPick?: (option: ComboboxOption) => void;
    /** Enter was pressed while no entry was marked. */
    onEnter?: () => void;
  };

const CLOSED: ListState = { open: false, active: -1 };

/** A text field with a type-ahead list: arrow keys mark, Enter picks, Escape closes, free text is kept. */
export const Combobox = ({
  label,
  hint,
  error,
  optional,
  id,
  className,
  value,
  onChange,
  suggest,
  onPick,
  onEnter,
  onBlur,
  ...props
}: ComboboxProps) => {
  const ids = useFieldIds(id, { hint, error });
  const listId = useId();
  const [state, setState] = useState<ListState>(CLOSED);
  const options = state.open ? suggest(value) : [];
  const open = state.open && options.length > 0;

  const pick = (option: ComboboxOption) => {
    setState(CLOSED);
    onChange(option.value);
    onPick?.(option);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method is composing: its Enter and arrows are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      const marked = open ? options[state.active] : undefined;
      if (!marked && !onEnter) return;
      event.preventDefault();
      if (marked) return pick(marked);
      setState(CLOSED);
      return onEnter?.();
    }
    const next = nextListState(event.key, { ...state, open }, open ? options.length : suggest(value).length);
    if (!next) return;
    event.preventDefault();
    setState(next);
  };

  return (
    <FieldFrame {...{ label, hint, error, ids, className }} optional={optional ?? false}>
      <div className="relative">
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...props}
          {...ids.control}
          aria-describedby={
            [ids.control['aria-describedby'], props['aria-describedby']].filter(Boolean).join(' ') ||
            undefined
          }
          aria-invalid={ids.control['aria-invalid'] ?? props['aria-invalid']}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && state.active >= 0 ? optionId(listId, state.active) : undefined}
          value={value}
          className={clsx(controlStyles, 'min-h-12')}
          onChange={(event) => {
            onChange(event.target.value);
            setState({ open: event.target.value.trim() !== '', active: -1 });
          }}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            setState(CLOSED);
            onBlur?.(event);
          }}
        />
        {open ? (
          <ComboboxList id={listId} label={label} options={options} active={state.active} onPick={pick} />
        ) : null}
      </div>
      <span role="status" className="sr-only">
        {open ? `${options.length} suggestion${options.length === 1 ? '' : 's'}` : ''}
      </span>
    </FieldFrame>
  );
};
