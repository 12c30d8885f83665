import type { SessionUser } from '@laurel/contract';
import { createContext, use } from 'react';

export interface Auth {
  user: SessionUser | null;
  /** True when a user is present. */
  isAuthenticated: boolean;
  /** True while the stored session is being restored. */
  isLoading: boolean;
  /** True from the sign-out until the start page is shown: guarded pages then lead nowhere. */
  isLeaving: boolean;
  login: (session: { user: SessionUser; token: string; refreshToken?: string | undefined }) => void;
  /** Ends the session here and on the server, whatever the server answers, and goes to the start page. */
  logout: () => Promise<void>;
  /** The account is gone from the server: takes it out of this browser, goes to the start page and says `farewell`. */
  leave: (farewell: { title: string; description?: string }) => Promise<void>;
  /** All sessions are over, as after a new password: takes this one, if any, out of this browser. */
  forget: () => void;
  /** Keeps the shown name in step after a change of the profile. */
  updateUser: (user: SessionUser) => void;
}

export const AuthContext = createContext<Auth | null>(null);

export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
};

/** What tells the signed-in student's cached answers and drafts from another student's. */
export const useStudentKey = (): string => {
  const { user } = useAuth();
  return user?.id || user?.email || '';
};
