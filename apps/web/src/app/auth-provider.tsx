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
import { api, onSessionEnd, session, silenceCalls } from '../lib/api/api.ts';
import { logger } from '../lib/browser/logger.ts';
import { type Auth, AuthContext } from '../lib/session/auth-context.ts';
import { browserSession } from '../lib/session/browser-session.ts';
import {
  clearAnswerCache,
  clearLocalDrafts,
  forgetSessionData,
  holdSessionData,
} from '../lib/session/session-data.ts';
import { clearTabStorage, SESSION_KEYS } from '../lib/session/session-storage.ts';
import { type ToastContent, toast } from '../ui/toast-store.ts';

// Registered here too, because a student can sign out where no signed-in page has been loaded.
holdSessionData(clearAnswerCache);

const sessionKeys: readonly string[] = Object.values(SESSION_KEYS);

const endOnServer = () => {
  const { refreshToken } = session.tokens();
  return api('POST /auth/logout', { body: refreshToken ? { refreshToken } : {}, keepalive: true }).catch(() =>
    logger.warn('The server could not be told.'),
  );
};

/** Removes the session from this browser. When it only expired, drafts are kept for the next sign-in. */
const clearBrowser = () => {
  session.clear();
  clearTabStorage();
  clearLocalDrafts();
};

/** The browser was closed since, and may be somebody else's now. */
const endStoredSession = () => {
  void endOnServer();
  clearBrowser();
  forgetSessionData();
};

/** A prerendered page contains the pieces for visitors and for students. */
const isPageDrawn = () =>
  typeof document === 'undefined' || Boolean(document.getElementById('root')?.firstElementChild);

/** While a student signs out, no further call reaches the server, until `isGone`. */
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

/** Holds who is signed in, in step with storage, refusals of the server and other tabs. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const [isLoading, setLoading] = useState(() => isPageDrawn() || browserSession.isInDoubt());
  const [user, setUser] = useState<SessionUser | null>(() => (isLoading ? null : session.restore()));
  const [isLeaving, setLeaving] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  // In a transition, so that React yields to input: `before-paint.js` already hides the pieces of the wrong kind.
  useLayoutEffect(() => {
    if (!isLoading) return;
    const restore = () =>
      startTransition(() => {
        browserSession.join();
        setUser(session.restore());
        setLoading(false);
      });
    if (!browserSession.isInDoubt()) return restore();
    void browserSession.hasEnded().then((ended) => {
      if (ended) endStoredSession();
      restore();
    });
  }, [isLoading]);

  // The sign-out is complete when the start page is drawn. The router changes its location before React renders it.
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
      if (stored) browserSession.join();
      else silence();
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
      login: ({ rememberMe, ...started }) => {
        session.save(started);
        browserSession.begin(rememberMe);
        forgetSessionData();
        setUser(started.user);
      },
      logout: () => {
        silence();
        // To the provider that signed in, where its session is to end too.
        void endOnServer().then((answer) => answer?.signOutAt && window.location.assign(answer.signOutAt));
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
