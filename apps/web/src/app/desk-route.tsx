import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { profileQuery } from '../features/facts/profile-query.ts';
import { useAuth } from '../lib/session/auth-context.ts';
import { preloadable } from '../ui/lazy-loading.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Loaded for those alone to whom it was granted. */
const Desk = preloadable(async () => (await import('../features/desk/desk.tsx')).Desk);

const ForKeepers = () => {
  const { user, updateUser } = useAuth();
  const profile = useQuery(profileQuery);
  const granted = profile.data?.data.user.roles;
  const isShown = JSON.stringify(user?.roles) === JSON.stringify(granted);
  // What was granted or revoked since the sign-in: the menu follows.
  useEffect(() => {
    if (!user || !profile.data || isShown) return;
    const { roles: _, ...rest } = user;
    updateUser(granted ? { ...rest, roles: granted } : rest);
  }, [user, profile.data, granted, isShown, updateUser]);
  if (profile.isPending) return <FullScreenSpinner />;
  if (!granted) return <NotFoundPage />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Desk roles={granted} />
    </Suspense>
  );
};

export const Component = () => {
  const { isAuthenticated, isLoading } = useAuth();
  if (isLoading) return <FullScreenSpinner label="Restoring your session…" />;
  return isAuthenticated ? <ForKeepers /> : <NotFoundPage />;
};
