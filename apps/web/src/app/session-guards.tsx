import { type Location, Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '../lib/session/auth-context.ts';
import { BySession } from '../lib/session/by-session.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';

/** Where a visitor wanted to go before the sign-in page came between; kept in the navigation state as `from`. */
type Origin = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;

export const originOf = ({ pathname, search, hash, state }: Location): Origin => ({
  pathname,
  search,
  hash,
  state,
});

/** The origin in a navigation state, or null. Only places inside the product count; to a browser `/\` is `//`. */
export const readOrigin = (state: unknown): Origin | null => {
  const from = (state as { from?: Partial<Origin> } | null)?.from;
  if (typeof from?.pathname !== 'string' || !/^\/(?![/\\])/.test(from.pathname)) return null;
  return { pathname: from.pathname, search: from.search ?? '', hash: from.hash ?? '', state: from.state };
};

/** Pages for signed-in students; others go to /login, which brings them back here. */
export const RequireSession = () => {
  const { isAuthenticated, isLoading, isLeaving } = useAuth();
  const location = useLocation();
  if (isLoading) return <FullScreenSpinner label="Restoring your session…" />;
  if (!isAuthenticated && isLeaving) return <FullScreenSpinner label="Signing out…" />;
  if (!isAuthenticated) return <Navigate to="/login" replace state={{ from: originOf(location) }} />;
  return <Outlet />;
};

/** Sign-in and sign-up. Who is signed in, or becomes so here, goes on to where they came from, else to /dashboard. */
export const SignedOutOnly = () => {
  const { isAuthenticated } = useAuth();
  const { state } = useLocation();
  if (!isAuthenticated)
    return <BySession student={<FullScreenSpinner label="Restoring your session…" />} visitor={<Outlet />} />;
  const origin = readOrigin(state);
  return <Navigate to={origin ?? '/dashboard'} replace state={origin?.state} />;
};
