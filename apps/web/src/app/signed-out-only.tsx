import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '../lib/session/auth-context.ts';
import { BySession } from '../lib/session/by-session.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { readOrigin } from './origin.ts';

/** Sign-in and sign-up. Who is signed in, or becomes so here, goes on to where they came from, else to /dashboard. */
export const SignedOutOnly = () => {
  const { isAuthenticated } = useAuth();
  const { state } = useLocation();
  if (!isAuthenticated)
    return <BySession student={<FullScreenSpinner label="Restoring your session…" />} visitor={<Outlet />} />;
  const origin = readOrigin(state);
  return <Navigate to={origin ?? '/dashboard'} replace state={origin?.state} />;
};
