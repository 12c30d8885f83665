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
