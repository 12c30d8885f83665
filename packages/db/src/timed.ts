import type { OnStatement } from './database.ts';

/** Passes on a statement's result and reports its duration. */
export const timed = async <T>(answer: Promise<T>, onStatement: OnStatement | undefined): Promise<T> => {
  const began = performance.now();
  let succeeded = false;
  try {
    const result = await answer;
    succeeded = true;
    return result;
  } finally {
    onStatement?.(performance.now() - began, succeeded);
  }
};
