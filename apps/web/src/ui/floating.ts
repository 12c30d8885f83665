const GAP = 6;
const MARGIN = 12;

interface Place {
  /** Where there is room for it; else the other side. */
  side: 'above' | 'below';
  align: 'start' | 'centre' | 'end';
}

/** Puts a `fixed` element beside the control it belongs to, never beyond the edge of the window. */
export const placeBeside = (element: HTMLElement, control: Element, { side, align }: Place): void => {
  const around = control.getBoundingClientRect();
  // Not the drawn box: while the element appears it is moved.
  const { offsetWidth: width, offsetHeight: height } = element;
  const { clientWidth, clientHeight } = document.documentElement;
  const above = around.top - height - GAP;
  const below = around.bottom + GAP;
  const fitsAbove = above >= MARGIN;
  const fitsBelow = below + height <= clientHeight - MARGIN;
  const isAbove = side === 'above' ? fitsAbove : !fitsBelow && fitsAbove;
  const left = {
    start: around.left,
    centre: around.left + around.width / 2 - width / 2,
    end: around.right - width,
  }[align];
  const keptInside = (from: number, size: number, room: number) =>
    Math.max(MARGIN, Math.min(from, room - size - MARGIN));
  element.style.left = `${keptInside(left, width, clientWidth)}px`;
  element.style.top = `${keptInside(isAbove ? above : below, height, clientHeight)}px`;
};
