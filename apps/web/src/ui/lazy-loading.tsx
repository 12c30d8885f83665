import { type ComponentType, lazy, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

const waiting = new Set<() => void>();
let happened = false;

/** After a layout a browser tells of a pointer that rests on the page: nobody has moved it. */
const isResting = (event: Event): boolean => {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
};

const notice = (event: Event) => {
  if (isResting(event)) return;
  happened = true;
  for (const sign of SIGNS) window.removeEventListener(sign, notice, { capture: true });
  for (const callback of waiting) callback();
  waiting.clear();
};

if (typeof window !== 'undefined') {
  for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true });
}

/**
 * Calls back at the first pointer, key or focus event, at once if there was one: the time to load what only an active
 * visitor needs.
 * @returns stops waiting
 */
export const onFirstInteraction = (callback: () => void): (() => void) => {
  if (happened) callback();
  else waiting.add(callback);
  return () => waiting.delete(callback);
};

type Preloadable<P> = ComponentType<P> & {
  /** Loads the component ahead of its use. After a failure it is loaded again when it is shown. */
  preload: () => Promise<unknown>;
};

/**
 * A lazily loaded component, for use inside `Suspense`. Once loaded it renders at once, while `lazy` alone would show
 * the fallback first, for at least 300 ms.
 */
export const preloadable = <P extends object>(load: () => Promise<ComponentType<P>>): Preloadable<P> => {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Loading = lazy(preload) as unknown as ComponentType<P>;

  const Component = (props: P) => {
    // Chosen once, so that the component is not remounted when its file arrives.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Loading);
    return <Shown {...props} />;
  };
  return Object.assign(Component, { preload });
};
