import { type Location, Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '../lib/session/auth-context.ts';
import { BySession } from '../lib/session/by-session.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';

/** The address a visitor wanted before they were sent to sign in; kept in the navigation state as `from`. */
type Origin = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;

export const originOf = ({ pathname, search, hash, state }: Location): Origin => ({
  pathname,
  search,
  hash,
  state,
});

/**
 * Reads the origin from a navigation state. Null unless it is a path of this site: browsers read `/\` as `//`,
 * another host.
 */
export const readOrigin = (state: unknown): Origin | null => {
  const from = (state as { from?: Partial<Origin> } | null)?.from;
  if (typeof from?.pathname !== 'string' || !/^\/(?![/\\])/.test(from.pathname)) return null;
  return { pathname: from.pathname, search: from.search ?? '', hash: from.hash ?? '', state: from.state };
};

/** Lets only signed-in students through; visitors are sent to /login and come back after it. */
export const RequireSession = () => {
  const { isAuthenticated, isLoading, isLeaving } = useAuth();
  const location = useLocation();
  if (isLoading) return <FullScreenSpinner label="Restoring your session…" />;
  if (!isAuthenticated && isLeaving) return <FullScreenSpinner label="Signing out…" />;
  if (!isAuthenticated) return <Navigate to="/login" replace state={{ from: originOf(location) }} />;
  return <Outlet />;
};

/** Lets only visitors through (sign-in and sign-up). Students are sent to their origin, else to /dashboard. */
export const SignedOutOnly = () => {
  const { isAuthenticated } = useAuth();
  const { state } = useLocation();
  if (!isAuthenticated)
    return <BySession student={<FullScreenSpinner label="Restoring your session…" />} visitor={<Outlet />} />;
  const origin = readOrigin(state);
  return <Navigate to={origin ?? '/dashboard'} replace state={origin?.state} />;
};
