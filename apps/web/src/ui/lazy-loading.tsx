import { type ComponentType, lazy, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

const waiting = new Set<() => void>();
let happened = false;

const notice = () => {
  happened = true;
  for (const sign of SIGNS) window.removeEventListener(sign, notice, { capture: true });
  for (const callback of waiting) callback();
  waiting.clear();
};

if (typeof window !== 'undefined') {
  for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true });
}

/**
 * Calls back with the first sign that someone is at the page, at once when there was one: the time to load what is needed
 * only when something is used. Returns the way to stop waiting.
 */
export const onFirstInteraction = (callback: () => void): (() => void) => {
  if (happened) callback();
  else waiting.add(callback);
  return () => waiting.delete(callback);
};

type Preloadable<P> = ComponentType<P> & {
  /** Loads it ahead of its use. A failure is tried again when it is shown. */
  preload: () => Promise<unknown>;
};

/**
 * A component in a file of its own, for a place inside `Suspense`. Once loaded it is drawn at once, while `lazy` alone
 * would show the fallback first, and React keeps a fallback on screen for 300 ms.
 */
export const preloadable = <P extends object>(load: () => Promise<ComponentType<P>>): Preloadable<P> => {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Loading = lazy(preload) as unknown as ComponentType<P>;

  const Component = (props: P) => {
    // Chosen once: what is on screen is not replaced when the file arrives.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Loading);
    return <Shown {...props} />;
  };
  return Object.assign(Component, { preload });
};
