import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what happens in the background; fails by the test's own limit. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(5);
};
