import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { createQueryClient } from '../lib/query-client.ts';
import { holdSessionData } from '../lib/session-data.ts';

const queryClient = createQueryClient();
holdSessionData(() => queryClient.clear());

/** What all signed-in pages share: the cache of answers. */
export const Component = () => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
  </QueryClientProvider>
);
