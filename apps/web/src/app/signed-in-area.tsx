import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { createQueryClient } from '../lib/api/query-client.ts';
import { useAuth } from '../lib/session/auth-context.ts';
import { holdSessionData } from '../lib/session/session-data.ts';
import { OfflineNotice, refreshWhenOnline } from './offline-notice.tsx';
import { registerServiceWorker } from './register-service-worker.ts';

const queryClient = createQueryClient();
holdSessionData(() => queryClient.clear());
refreshWhenOnline(queryClient);

/** What all signed-in pages share: the cache of answers, and that they open without network. */
export const Component = () => {
  const { isAuthenticated } = useAuth();
  useEffect(() => {
    if (isAuthenticated) registerServiceWorker();
  }, [isAuthenticated]);
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineNotice />
      <Outlet />
    </QueryClientProvider>
  );
};
