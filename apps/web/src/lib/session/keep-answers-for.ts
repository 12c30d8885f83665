import { browserStore } from './session-storage.ts';
import { createStoredValue } from './stored-value.ts';

/**
 * The e-mail of an account that was opened to keep what a guest had answered and saved in this browser. It goes there as soon as that
 * account is signed in, and into no other.
 */
export const keepAnswersFor = createStoredValue(browserStore(), 'keep-answers-for', (found) =>
  typeof found === 'string' ? found : null,
);

export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
