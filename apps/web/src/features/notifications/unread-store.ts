import { api } from '../../lib/api/api.ts';
import { holdSessionData } from '../../lib/session/session-data.ts';

/** How often the number is asked for while the page is visible. */
const ASK_EVERY_MS = 60_000;

let unread = 0;
const listeners = new Set<() => void>();

const set = (count: number) => {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
};

const ask = async () => {
  try {
    const { data } = await api('GET /notifications', { query: { limit: 1 } });
    set(data.unread);
  } catch {
    // The number stays as it was until the next time; what is wrong shows where the student is doing something.
  }
};

/** The number of unread notices, for the bell. It is outside the cache of answers, because public pages show the bell too. */
export const unreadStore = {
  current: () => unread,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  set,
  /** Asks now and then, while the page is visible. @returns stops it */
  watch: () => {
    const askIfVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    const timer = setInterval(askIfVisible, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', askIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfVisible);
    };
  },
};

holdSessionData(() => set(0));
