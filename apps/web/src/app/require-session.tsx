import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '../lib/session/auth-context.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { originOf } from './origin.ts';

/** Pages for signed-in students; others go to /login, which brings them back here. */
export const RequireSession = () => {
  const { isAuthenticated, isLoading, isLeaving } = useAuth();
  const location = useLocation();
  if (isLoading) return <FullScreenSpinner label="Restoring your session…" />;
  if (!isAuthenticated && isLeaving) return <FullScreenSpinner label="Signing out…" />;
  if (!isAuthenticated) return <Navigate to="/login" replace state={{ from: originOf(location) }} />;
  return <Outlet />;
};
