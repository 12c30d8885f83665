import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './floating.ts';

/** Letters typed within this time belong to one search. */
const TYPING_MS = 1000;

/** Closes the menu and gives the focus back to its button. */
const CloseMenu = createContext(() => {});

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** The item that a key moves to: arrows, Home, End, or the first letters of its text. */
const useItemByKey = () => {
  const typed = useRef({ letters: '', at: 0 });
  return (items: readonly HTMLElement[], { key, timeStamp }: KeyboardEvent): HTMLElement | undefined => {
    const current = items.findIndex((item) => item.matches(':focus'));
    if (key === 'ArrowDown') return items[Math.min(current + 1, items.length - 1)];
    if (key === 'ArrowUp') return items[current < 0 ? items.length - 1 : Math.max(current - 1, 0)];
    if (key === 'Home') return items[0];
    if (key === 'End') return items.at(-1);
    if (key.length !== 1 || key === ' ') return undefined;
    const before = timeStamp - typed.current.at < TYPING_MS ? typed.current.letters : '';
    const letters = before + key.toLowerCase();
    typed.current = { letters, at: timeStamp };
    // A single letter moves to the next item that begins with it; further letters narrow the search.
    const from = letters.length === 1 ? current + 1 : Math.max(current, 0);
    const inOrder = [...items.slice(from), ...items.slice(0, from)];
    return inOrder.find((item) => item.textContent?.trim().toLowerCase().startsWith(letters));
  };
};

interface OpenMenuProps {
  id: string;
  button: HTMLButtonElement;
  align: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

const OpenMenu = ({ id, button, align, onClose, children }: OpenMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const itemByKey = useItemByKey();
  const closing = useRef(onClose);
  closing.current = onClose;

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const place = () => placeBeside(element, button, { side: 'below', align });
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target) && !button.contains(target)) closing.current();
    };
    place();
    itemsOf(element)[0]?.focus({ preventScroll: true });
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [button, align]);

  const closeToButton = () => {
    button.focus({ preventScroll: true });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // Tab then moves on from the button.
    if (event.key === 'Escape' || event.key === 'Tab') return closeToButton();
    const item = itemByKey(itemsOf(event.currentTarget), event);
    if (!item) return;
    event.preventDefault();
    item.focus();
  };

  return createPortal(
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={button.id}
      className={clsx(
        'fixed z-50 max-h-[calc(100dvh-1.5rem)] max-w-[calc(100vw-1.5rem)] min-w-52 animate-appear overflow-y-auto',
        'rounded-md border border-line bg-raised p-1.5 text-ink shadow-lift outline-none',
      )}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        // No target: the window has lost the focus, and the menu stays open.
        if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== button) onClose();
      }}
    >
      <CloseMenu value={closeToButton}>{children}</CloseMenu>
    </div>,
    document.body,
  );
};

/** Props for the button of a menu. */
export type MenuButtonProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onKeyDown'
>;

interface MenuProps {
  button: (props: MenuButtonProps) => ReactNode;
  align?: 'start' | 'end';
  defaultOpen?: boolean;
  /** `MenuItem`s, alone or in groups. */
  children: ReactNode;
}

/** A button that opens a list of things to do or choose from; keys and roles are those of the ARIA menu button pattern. */
export const Menu = ({ button, align = 'end', defaultOpen = false, children }: MenuProps) => {
  const id = useId();
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <>
      {button({
        ref: setElement,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {isOpen && element ? (
        <OpenMenu id={id} button={element} align={align} onClose={() => setOpen(false)}>
          {children}
        </OpenMenu>
      ) : null}
    </>
  );
};

export const MenuItem = ({ onSelect, children }: { onSelect: () => void; children: ReactNode }) => {
  const close = useContext(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={clsx(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-left select-none',
        'hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:text-muted',
      )}
      onClick={() => {
        close();
        onSelect();
      }}
    >
      {children}
    </button>
  );
};

export const MenuSeparator = () => <hr className="mx-1 my-1.5 h-px border-0 bg-line" />;

/** A line of text above items. */
export const MenuLabel = ({ id, className, children }: ComponentProps<'p'>) => (
  <p id={id} className={clsx('px-3 py-2 text-sm text-muted', className)}>
    {children}
  </p>
);

interface MenuChoicesProps<V extends string> {
  /** Named above the choices. */
  label?: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** One item for each option; the chosen one is marked, and read out as current. */
export const MenuChoices = <V extends string>({ label, value, options, onChange }: MenuChoicesProps<V>) => {
  const id = useId();
  return (
    <fieldset aria-labelledby={label ? id : undefined}>
      {label ? <MenuLabel id={id}>{label}</MenuLabel> : null}
      {options.map((option) => (
        <MenuItem key={option.value} onSelect={() => onChange(option.value)}>
          <span className="grow">{option.label}</span>
          {option.value === value ? (
            <>
              <Check aria-hidden="true" />
              <span className="sr-only"> (current)</span>
            </>
          ) : null}
        </MenuItem>
      ))}
    </fieldset>
  );
};
