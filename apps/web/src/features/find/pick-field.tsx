import { X } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx';

interface PickFieldProps {
  label: string;
  hint: ReactNode;
  placeholder: string;
  id: string;
  ref: Ref<HTMLInputElement>;
  picked: readonly string[];
  suggest: (typed: string) => readonly ComboboxOption[];
  /** Said when nothing of the list fits what was typed. */
  unknown: string;
  onPick: (name: string) => void;
  onRemove: (name: string) => void;
}

/** Names picked from a list while typing: by a tap, or by Enter, which takes the first that fits. */
export const PickField = ({ picked, suggest, unknown, onPick, onRemove, ...field }: PickFieldProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const unpicked = (text: string) => suggest(text).filter(({ value }) => !picked.includes(value));
  const pick = (name: string) => {
    setTyped('');
    setError(undefined);
    onPick(name);
  };
  const takeFirst = () => {
    const [first] = unpicked(typed);
    if (first) pick(first.value);
    else if (typed.trim() !== '') setError(unknown);
  };
  return (
    <div>
      <Combobox
        {...field}
        enterKeyHint="next"
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        suggest={unpicked}
        onPick={({ value }) => pick(value)}
        onEnter={takeFirst}
      />
      {picked.length > 0 ? (
        <ul aria-label={`${field.label}: chosen`} className="mt-2.5 flex flex-wrap gap-2">
          {picked.map((name) => (
            <li
              key={name}
              className="forced-border flex min-h-9 max-w-full items-center rounded-full bg-laurel-soft text-sm font-medium text-laurel-strong"
            >
              <span className="min-w-0 truncate py-1 pl-3.5">{name}</span>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                className="ml-0.5 grid size-9 shrink-0 place-items-center rounded-full hover:bg-laurel hover:text-on-laurel"
                onClick={() => onRemove(name)}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
