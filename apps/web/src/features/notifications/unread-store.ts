import { api } from '../../lib/api/api.ts';
import { holdSessionData } from '../../lib/session/session-data.ts';

/** Polling interval while the page is visible. */
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
    // The number stays until the next poll. Failures are shown where the student is working, not here.
  }
};

/** The number of unread notices. It is not in the query cache, because public pages show the bell too. */
export const unreadStore = {
  current: () => unread,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  set,
  /**
   * Polls while the page is visible.
   * @returns stops polling
   */
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
