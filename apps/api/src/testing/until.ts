import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a condition holds; fails by the test's own timeout. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(5);
};
