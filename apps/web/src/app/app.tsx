import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Toaster } from '../ui/toaster.tsx';

export const App = ({ router }: { router: DataRouter }) => (
  <>
    <RouterProvider router={router} />
    <Toaster />
  </>
);
