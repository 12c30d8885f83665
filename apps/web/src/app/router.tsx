import { createBrowserRouter, type RouteObject } from 'react-router';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { RequireSession } from './require-session.tsx';
import { SignedOutOnly } from './signed-out-only.tsx';

const signedOutOnly = [
  { path: 'login', lazy: () => import('./routes/login-route.tsx') },
  { path: 'register', lazy: () => import('./routes/register-route.tsx') },
];

const signedIn = [
  { path: 'dashboard', lazy: () => import('./routes/dashboard-route.tsx') },
  { path: 'scholarships', lazy: () => import('./routes/browse-route.tsx') },
  { path: 'compare', lazy: () => import('./routes/compare-route.tsx') },
  { path: 'scholarship/:scholarshipId', lazy: () => import('./routes/scholarship-route.tsx') },
  { path: 'essays/:id', lazy: () => import('./routes/essay-route.tsx') },
  { path: 'profile', lazy: () => import('./routes/profile-route.tsx') },
  { path: 'notifications', lazy: () => import('./routes/notifications-route.tsx') },
];

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      { index: true, lazy: () => import('./routes/landing-route.tsx') },
      { path: 'how-it-works', lazy: () => import('./routes/how-it-works-route.tsx') },
      { path: 'about', lazy: () => import('./routes/about-route.tsx') },
      { path: 'terms', lazy: () => import('./routes/terms-route.tsx') },
      {
        lazy: () => import('./signed-in-area.tsx'),
        children: [{ path: 'freshness', lazy: () => import('./routes/freshness-route.tsx') }],
      },
      { path: 'privacy', lazy: () => import('./routes/privacy-route.tsx') },
      { path: 'forgot-password', lazy: () => import('./routes/forgot-password-route.tsx') },
      { path: 'unsubscribe', lazy: () => import('./routes/unsubscribe-route.tsx') },
      { path: 'reset-password', lazy: () => import('./routes/reset-password-route.tsx') },
      { path: 'confirm-email', lazy: () => import('./routes/confirm-email-route.tsx') },
      { path: 'undo-email-change', lazy: () => import('./routes/undo-email-change-route.tsx') },
      { element: <SignedOutOnly />, children: signedOutOnly },
      {
        element: <RequireSession />,
        children: [{ lazy: () => import('./signed-in-area.tsx'), children: signedIn }],
      },
      { path: '*', lazy: () => import('./routes/not-found-route.tsx') },
    ],
  },
];

/**
 * The router of the page; it starts to load what the address names at once. On a page that the build has drawn the browser
 * has scrolled to where the visitor was, and the visitor perhaps further: the router leaves that alone.
 */
export const createRouter = ({ isDrawn }: { isDrawn: boolean }) =>
  createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {});
