const KEY = 'reloadedForBuild';

/** Failures to load a file of the app. */
const missing = new WeakSet<Error>();

const forget = () => {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
};

/** From now on it is known which failures are files that could not be loaded. */
export const noteMissingFiles = () => {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
  window.addEventListener('load', () => setTimeout(forget, 30_000));
};

/** Whether this failed because a file of the app is not there, as in a tab that was opened before a deploy. */
export const isFileMissing = (failure: unknown): boolean => failure instanceof Error && missing.has(failure);

/** Loads the page anew, into the build of today. @returns false when that has just been done and did not help */
export const reloadOnce = (): boolean => {
  try {
    if (window.sessionStorage.getItem(KEY) === 'yes') return false;
    window.sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Nothing can be remembered: better no reload than one without end.
    return false;
  }
  window.location.reload();
  return true;
};
