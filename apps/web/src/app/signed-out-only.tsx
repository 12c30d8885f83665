import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '../lib/auth-context.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { readOrigin } from './origin.ts';

/** Sign-in and sign-up. Who is signed in, or becomes so here, goes on to where they came from, else to /dashboard. */
export const SignedOutOnly = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const { state } = useLocation();
  if (isLoading) return <FullScreenSpinner label="Restoring your session…" />;
  if (!isAuthenticated) return <Outlet />;
  const origin = readOrigin(state);
  return <Navigate to={origin ?? '/dashboard'} replace state={origin?.state} />;
};
