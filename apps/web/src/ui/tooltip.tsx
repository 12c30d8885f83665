import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './floating.ts';

const OPEN_DELAY_MS = 700;
/** While a tooltip is open, and this long after it has closed, the next one opens without delay. */
const SKIP_DELAY_MS = 300;
/** Time to move the pointer from the control onto the note. */
const LEAVE_DELAY_MS = 120;

let openNotes = 0;
let lastClosedAt = Number.NEGATIVE_INFINITY;

/** Opens and closes the tooltip by pointer, focus and Escape. */
const useHint = () => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = useRef(false);

  const show = (isShown: boolean) => {
    clearTimeout(timer.current);
    if (isOpen.current === isShown) return;
    openNotes += isShown ? 1 : -1;
    if (!isShown) lastClosedAt = performance.now();
    isOpen.current = isShown;
    setOpen(isShown);
  };
  const closing = useRef(() => {});
  closing.current = () => show(false);
  useEffect(() => () => closing.current(), []);

  const after = (delay: number, isShown: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(isShown), delay);
  };
  const isMouse = (event: PointerEvent) => event.pointerType !== 'touch';
  return {
    open,
    hide: () => show(false),
    area: {
      onPointerEnter: (event: PointerEvent) => {
        if (!isMouse(event)) return;
        const skips = openNotes > 0 || performance.now() - lastClosedAt < SKIP_DELAY_MS;
        if (skips) show(true);
        else after(OPEN_DELAY_MS, true);
      },
      onPointerLeave: (event: PointerEvent) =>
        isMouse(event) && after(isOpen.current ? LEAVE_DELAY_MS : 0, false),
      // After a click the explanation is no longer needed.
      onPointerDown: () => show(false),
      onBlur: () => show(false),
    },
    onFocus: (target: Element) => target.matches(':focus-visible') && show(true),
  };
};

/** A short explanation on hover and focus. The child must be focusable and have an accessible name. */
export const Tooltip = ({ content, children }: { content: ReactNode; children: ReactNode }) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const { open, hide, area, onFocus } = useHint();

  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!open || !control || !note.current) return;
    placeBeside(note.current, control, { side: 'above', align: 'centre' });
    control.setAttribute('aria-describedby', id);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      control.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hide, { capture: true });
    };
  }, [open, id, hide]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control is the child; this element has no box and no role
    <span ref={anchor} className="contents" {...area} onFocus={(event) => onFocus(event.target)}>
      {children}
      {open
        ? createPortal(
            <div
              ref={note}
              id={id}
              role="tooltip"
              className="fixed z-50 max-w-72 animate-appear rounded-sm bg-ink px-3 py-1.5 text-sm text-paper shadow-lift"
            >
              {content}
            </div>,
            document.body,
          )
        : null}
    </span>
  );
};
