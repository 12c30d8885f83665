/** Set in `localStorage` for a session without "Remember me", and in the `sessionStorage` of each of its tabs. */
const MARK = 'sessionEndsWithBrowser';
const LOCK = 'laurel-session';

const marked = (store: 'localStorage' | 'sessionStorage'): boolean => {
  try {
    return window[store].getItem(MARK) !== null;
  } catch {
    // Storage is blocked: no session is stored either.
    return false;
  }
};

let isHeld = false;
/** The tab takes part in the session: its mark survives a reload, its lock is seen by new tabs. */
const takePart = (): void => {
  try {
    window.sessionStorage.setItem(MARK, '1');
  } catch {
    // Storage is blocked: the session lives in the memory of this page.
  }
  if (isHeld || !('locks' in navigator)) return;
  isHeld = true;
  void navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise(() => undefined));
};

/**
 * Without "Remember me" a session ends when the browser is closed. The specification wants it in `localStorage`, which stays, so the tabs of such a
 * session hold a lock: a new page without it is the first of a new browser. Where a browser has no locks (plain http), nothing ends.
 */
export const browserSession = {
  begin: (isRemembered: boolean): void => {
    try {
      if (isRemembered) window.localStorage.removeItem(MARK);
      else window.localStorage.setItem(MARK, '1');
    } catch {
      // Storage is blocked: the session lives in the memory of this page.
    }
    if (!isRemembered) takePart();
  },
  /** Another tab has signed in, or this one was reloaded. */
  join: (): void => {
    if (marked('localStorage')) takePart();
  },
  /** Whether only `hasEnded` can tell. */
  isInDoubt: (): boolean => 'locks' in navigator && marked('localStorage') && !marked('sessionStorage'),
  hasEnded: async (): Promise<boolean> => {
    const { held = [] } = await navigator.locks.query();
    return !held.some(({ name }) => name === LOCK);
  },
};
