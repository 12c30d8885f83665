import type { SessionUser } from '@laurel/contract';
import { createContext, use } from 'react';

export interface Auth {
  user: SessionUser | null;
  /** True when a user is present. */
  isAuthenticated: boolean;
  /** True while the stored session is being restored. */
  isLoading: boolean;
  /** True from the sign-out until the start page is shown: guarded pages must not redirect meanwhile. */
  isLeaving: boolean;
  login: (session: {
    user: SessionUser;
    token: string;
    refreshToken?: string | undefined;
    /** Otherwise the session ends with the browser. */
    rememberMe: boolean;
  }) => void;
  /** Ends the session here and on the server, whatever the server answers, and opens the start page. */
  logout: () => Promise<void>;
  /** The account was deleted: removes it from this browser, opens the start page and shows `farewell`. */
  leave: (farewell: { title: string; description?: string }) => Promise<void>;
  /** All sessions have ended, as after a new password: removes this one from the browser. */
  forget: () => void;
  /** Updates the shown name after a change of the profile. */
  updateUser: (user: SessionUser) => void;
}

export const AuthContext = createContext<Auth | null>(null);

export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
};

/** The part of query keys and storage keys that keeps students apart. */
export const useStudentKey = (): string => {
  const { user } = useAuth();
  return user?.id || user?.email || '';
};
