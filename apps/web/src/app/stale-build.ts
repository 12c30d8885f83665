const KEY = 'reloadedForBuild';

const wasReloaded = (): boolean => {
  try {
    if (window.sessionStorage.getItem(KEY) === 'yes') return true;
    window.sessionStorage.setItem(KEY, 'yes');
    return false;
  } catch {
    // Nothing can be remembered: better no reload than one without end.
    return true;
  }
};

const forget = () => {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
};

/**
 * A tab that was opened before a deploy asks for files that are gone. It loads the wanted page anew, once; if that does
 * not help within the same tab, the router's error screen tells the truth.
 * @param wantedAddress where the visitor is on the way to
 */
export const reloadOnceWhenStale = (wantedAddress: () => string) => {
  window.addEventListener('vite:preloadError', (event) => {
    if (wasReloaded()) return;
    event.preventDefault();
    // An address that differs in its fragment only would be scrolled to, not loaded.
    window.history.replaceState(null, '', wantedAddress());
    window.location.reload();
  });
  window.addEventListener('load', () => setTimeout(forget, 30_000));
};
