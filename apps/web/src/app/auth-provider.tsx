import type { SessionUser } from '@laurel/contract';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetKeptAnswers } from '../lib/api/answer-cache.ts';
import { api, onSessionEnd, session, silenceCalls } from '../lib/api/api.ts';
import { logger } from '../lib/browser/logger.ts';
import { type Auth, AuthContext } from '../lib/session/auth-context.ts';
import { clearLocalDrafts, forgetSessionData, holdSessionData } from '../lib/session/session-data.ts';
import { clearTabStorage, SESSION_KEYS } from '../lib/session/session-storage.ts';
import { type ToastContent, toast } from '../ui/toast-store.ts';

// Also where nothing of the signed-in pages has been loaded.
holdSessionData(forgetKeptAnswers);

const sessionKeys: readonly string[] = Object.values(SESSION_KEYS);

const endOnServer = () => {
  const { refreshToken } = session.tokens();
  api('POST /auth/logout', { body: refreshToken ? { refreshToken } : {}, keepalive: true }).catch(() =>
    logger.warn('The server could not be told about the sign-out; the session ended in this browser.'),
  );
};

/** Takes everything of the session out of this browser. One that merely ran out keeps its drafts for the next sign-in. */
const clearBrowser = () => {
  session.clear();
  clearTabStorage();
  clearLocalDrafts();
};

/** Whether the build has drawn the page: then it is for visitors and students alike at first. */
const isPageDrawn = () =>
  typeof document === 'undefined' || Boolean(document.getElementById('root')?.firstElementChild);

/** Keeps the calls of a student who leaves from the server, until `isGone`. */
const useSilence = (isGone: boolean) => {
  const hear = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isGone) return;
    hear.current?.();
    hear.current = undefined;
  }, [isGone]);
  return useCallback(() => {
    hear.current ??= silenceCalls();
  }, []);
};

/** Holds who is signed in, and keeps that in step with storage, the server's refusals and the other tabs. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const [isLoading, setLoading] = useState(isPageDrawn);
  const [user, setUser] = useState<SessionUser | null>(() => (isLoading ? null : session.restore()));
  const [isLeaving, setLeaving] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  // Bit by bit: what nobody of the two is to see is hidden already, by `before-paint.js`.
  useLayoutEffect(() => {
    if (!isLoading) return;
    startTransition(() => {
      setUser(session.restore());
      setLoading(false);
    });
  }, [isLoading]);

  // Only once the start page is drawn has the sign-out arrived; the router is there before React is.
  useEffect(() => {
    if (isLeaving && user === null && pathname === '/') setLeaving(false);
  }, [isLeaving, user, pathname]);

  const silence = useSilence(user === null && !isLeaving);

  const shownEmail = useRef<string>(undefined);
  useEffect(() => {
    shownEmail.current = user?.email;
  }, [user]);

  useEffect(() => {
    const become = (next: SessionUser | null) => {
      forgetSessionData();
      setUser(next);
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && !sessionKeys.includes(event.key)) return;
      const stored = session.restore();
      if (stored?.email !== shownEmail.current) forgetSessionData();
      if (!stored) silence();
      setUser(stored);
    };
    const stopListening = onSessionEnd(() => become(null));
    window.addEventListener('storage', onStorage);
    return () => {
      stopListening();
      window.removeEventListener('storage', onStorage);
    };
  }, [silence]);

  const depart = useCallback(
    async (farewell: ToastContent) => {
      clearBrowser();
      setLeaving(true);
      await navigate('/');
      setUser(null);
      forgetSessionData();
      toast(farewell);
    },
    [navigate],
  );

  const auth = useMemo<Auth>(
    () => ({
      user,
      isAuthenticated: user !== null,
      isLoading,
      isLeaving,
      login: (started) => {
        session.save(started);
        forgetSessionData();
        setUser(started.user);
      },
      logout: () => {
        silence();
        endOnServer();
        return depart({ title: 'Logged out successfully' });
      },
      leave: (farewell) => {
        silence();
        return depart(farewell);
      },
      forget: () => {
        silence();
        clearBrowser();
        forgetSessionData();
        setUser(null);
      },
      updateUser: (changed) => {
        session.replaceUser(changed);
        setUser(changed);
      },
    }),
    [user, isLoading, isLeaving, silence, depart],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
};
