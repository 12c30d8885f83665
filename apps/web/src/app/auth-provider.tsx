import type { SessionUser } from '@laurel/contract';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, onSessionEnd, session } from '../lib/api.ts';
import { type Auth, AuthContext } from '../lib/auth-context.ts';
import { clearLocalDrafts } from '../lib/local-drafts.ts';
import { logger } from '../lib/logger.ts';
import { forgetSessionData } from '../lib/session-data.ts';
import { clearTabStorage, SESSION_KEYS } from '../lib/session-storage.ts';
import { toast } from '../ui/toast-store.ts';

const sessionKeys: readonly string[] = Object.values(SESSION_KEYS);

const endOnServer = () => {
  const { refreshToken } = session.tokens();
  api('POST /auth/logout', { body: refreshToken ? { refreshToken } : {}, keepalive: true }).catch(() =>
    logger.warn('The server could not be told about the sign-out; the session ended in this browser.'),
  );
};

/** Holds who is signed in, and keeps that in step with storage, the server's refusals and the other tabs. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const [user, setUser] = useState<SessionUser | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [isLeaving, setLeaving] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useLayoutEffect(() => {
    setUser(session.restore());
    setLoading(false);
  }, []);

  // Only once the start page is drawn has the sign-out arrived; the router is there before React is.
  useEffect(() => {
    if (isLeaving && user === null && pathname === '/') setLeaving(false);
  }, [isLeaving, user, pathname]);

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
      setUser(stored);
    };
    const stopListening = onSessionEnd(() => become(null));
    window.addEventListener('storage', onStorage);
    return () => {
      stopListening();
      window.removeEventListener('storage', onStorage);
    };
  }, []);

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
      logout: async () => {
        endOnServer();
        session.clear();
        // A session that merely ran out keeps its drafts for the next sign-in.
        clearTabStorage();
        clearLocalDrafts();
        setLeaving(true);
        await navigate('/');
        setUser(null);
        forgetSessionData();
        toast({ title: 'Logged out successfully' });
      },
      updateUser: (changed) => {
        session.replaceUser(changed);
        setUser(changed);
      },
    }),
    [user, isLoading, isLeaving, navigate],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
};
