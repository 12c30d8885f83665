const GAP = 6;
const MARGIN = 12;

interface Place {
  /** The preferred side; the other one is used when there is no room. */
  side: 'above' | 'below';
  align: 'start' | 'centre' | 'end';
}

/** Positions a `fixed` element beside its control, always inside the window. */
export const placeBeside = (element: HTMLElement, control: Element, { side, align }: Place): void => {
  const around = control.getBoundingClientRect();
  // Layout size, because the animation of appearing moves the painted box.
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
