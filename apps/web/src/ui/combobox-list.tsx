import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

export interface ComboboxOption {
  /** What is put into the field. */
  value: string;
  /** What the list shows; the value when left out. */
  label?: string;
  /** A quieter second line, e.g. the broader field. */
  detail?: string;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** Which entry is marked, from 0; -1: none. It is kept in sight. */
  active: number;
  onPick: (option: ComboboxOption) => void;
}

/** The entries under a combobox. */
export const ComboboxList = ({ id, label, options, active, onPick }: ComboboxListProps) => {
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
