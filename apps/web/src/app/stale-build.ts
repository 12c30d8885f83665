const KEY = 'reloadedForBuild';

/** Errors caused by a file of the app that could not be loaded. */
const missing = new WeakSet<Error>();

const forget = () => {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: no reload was recorded.
  }
};

/** Starts to record which errors come from files that could not be loaded. */
export const noteMissingFiles = () => {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
  window.addEventListener('load', () => setTimeout(forget, 30_000));
};

/** Whether a file of the app was missing, as in a tab that was opened before a deploy. */
export const isFileMissing = (failure: unknown): boolean => failure instanceof Error && missing.has(failure);

/**
 * Reloads the page to get the current build.
 * @returns false when it has just been reloaded and that did not help
 */
export const reloadOnce = (): boolean => {
  try {
    if (window.sessionStorage.getItem(KEY) === 'yes') return false;
    window.sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage a reload could repeat forever, so there is none.
    return false;
  }
  window.location.reload();
  return true;
};
