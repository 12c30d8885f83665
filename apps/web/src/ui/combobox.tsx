import { counted } from '@laurel/text';
import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlStyles, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export interface ComboboxOption {
  /** The text that a choice puts into the field. */
  value: string;
  /** What the list shows; the value when left out. */
  label?: string;
  /** A quieter second line, e.g. the broader field. */
  detail?: string;
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** Index of the marked entry; -1 for none. It is kept in view. */
  active: number;
  onPick: (option: ComboboxOption) => void;
}

/** The entries under a combobox. */
const ComboboxList = ({ id, label, options, active, onPick }: ComboboxListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute z-30 mt-1 max-h-72 w-full overflow-y-auto rounded-md border border-edge bg-raised py-1 shadow-lift"
    >
      {options.map((option, index) => (
        // The keyboard reaches entries through the field (aria-activedescendant), never by focus.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: see above.
        <div
          key={option.value}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={clsx(
            'min-h-10 cursor-pointer px-3.5 py-2 leading-snug hover:bg-sunken aria-selected:bg-laurel-soft',
            'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]',
          )}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {option.label ?? option.value}
          {option.detail ? <span className="block text-sm text-muted">{option.detail}</span> : null}
        </div>
      ))}
    </div>
  );
};

/** State of the list: its entries and the marked one; -1 marks none. */
interface ListState {
  open: boolean;
  active: number;
}

/** The state after a key; null when the list does not handle the key. ARIA combobox pattern. */
export const nextListState = (key: string, state: ListState, count: number): ListState | null => {
  if (key === 'ArrowDown') {
    if (count === 0) return null;
    return { open: true, active: state.open ? (state.active + 1) % count : 0 };
  }
  if (key === 'ArrowUp') {
    if (count === 0) return null;
    return { open: true, active: state.active <= 0 || !state.open ? count - 1 : state.active - 1 };
  }
  if (key === 'Escape' && state.open) return { open: false, active: -1 };
  return null;
};

type ComboboxProps = FieldProps &
  Omit<ComponentProps<'input'>, 'children' | 'value' | 'onChange' | 'onSelect'> & {
    value: string;
    onChange: (value: string) => void;
    /** Suggestions for the typed text, best first. Free text stays allowed. */
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
    // While an input method composes, Enter and arrows belong to it.
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
        {open ? counted(options.length, 'suggestion') : ''}
      </span>
    </FieldFrame>
  );
};
