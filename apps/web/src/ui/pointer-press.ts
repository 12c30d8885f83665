import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let isDown = false;

const set = (value: boolean) => {
  isDown = value;
  for (const changed of watchers) changed();
};
const down = () => set(true);
// The click comes after the release, in the same task.
const up = () => setTimeout(() => set(false));

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', down, { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, up, { capture: true, passive: true });
  }
}

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

/**
 * Whether a pointer is down while something waits. What moves meanwhile slips away from under it, and the click is lost.
 * @param isWaiting while false, nothing is drawn again when a pointer comes and goes
 */
export const usePointerPress = (isWaiting: boolean): boolean =>
  useSyncExternalStore(
    watch,
    () => isDown && isWaiting,
    () => false,
  );
