import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { RequireSession, SignedOutOnly } from './session-guards.tsx';

export const App = ({ router }: { router: DataRouter }) => (
  <>
    <RouterProvider router={router} />
    <Toaster />
  </>
);

const signedOutOnly = [
  {
    path: 'login',
    lazy: async () => ({ Component: (await import('../features/auth/login-page.tsx')).LoginPage }),
  },
  {
    path: 'signing-in',
    lazy: async () => ({ Component: (await import('../features/auth/signing-in-page.tsx')).SigningInPage }),
  },
  {
    path: 'register',
    lazy: async () => ({ Component: (await import('../features/auth/register-page.tsx')).RegisterPage }),
  },
];

const signedIn = [
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('./dashboard-page.tsx')).DashboardPage }),
  },
  {
    path: 'scholarships',
    lazy: async () => ({ Component: (await import('../features/browse/browse-page.tsx')).BrowsePage }),
  },
  {
    path: 'add',
    lazy: async () => ({
      Component: (await import('../features/saved-scholarships/add-own-page.tsx')).AddOwnPage,
    }),
  },
  {
    path: 'compare',
    lazy: async () => ({ Component: (await import('../features/browse/compare-page.tsx')).ComparePage }),
  },
  {
    path: 'scholarship/:scholarshipId',
    lazy: async () => ({
      Component: (await import('../features/scholarship-page/scholarship-page.tsx')).ScholarshipPage,
    }),
  },
  {
    path: 'essays/:id',
    lazy: async () => ({ Component: (await import('../features/essays/essay-page.tsx')).EssayPage }),
  },
  { path: 'profile', lazy: () => import('./profile-route.tsx') },
  {
    path: 'notifications',
    lazy: async () => ({
      Component: (await import('../features/notifications/notifications-page.tsx')).NotificationsPage,
    }),
  },
];

/** In development only; the condition removes the page from the production build. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'gallery',
        lazy: async () => ({ Component: (await import('./gallery-page.tsx')).GalleryPage }),
      },
    ]
  : [];

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('../features/landing/landing-page.tsx')).LandingPage }),
      },
      {
        path: 'how-it-works',
        lazy: async () => ({
          Component: (await import('../features/landing/how-it-works-page.tsx')).HowItWorksPage,
        }),
      },
      {
        path: 'about',
        lazy: async () => ({ Component: (await import('../features/landing/about-page.tsx')).AboutPage }),
      },
      {
        path: 'find',
        lazy: async () => ({ Component: (await import('../features/find/find-page.tsx')).FindPage }),
      },
      {
        path: 'help',
        lazy: async () => ({ Component: (await import('../features/landing/help-page.tsx')).HelpPage }),
      },
      {
        path: 'terms',
        lazy: async () => ({ Component: (await import('../features/legal/terms-page.tsx')).TermsPage }),
      },
      {
        lazy: () => import('./signed-in-area.tsx'),
        children: [
          {
            path: 'freshness',
            lazy: async () => ({
              Component: (await import('../features/catalogue-freshness/freshness-page.tsx')).FreshnessPage,
            }),
          },
          // Not behind the sign-in: for whoever was not granted it there is nothing at this address.
          { path: 'desk/*', lazy: () => import('./desk-route.tsx') },
        ],
      },
      {
        path: 'privacy',
        lazy: async () => ({ Component: (await import('../features/legal/privacy-page.tsx')).PrivacyPage }),
      },
      {
        path: 'forgot-password',
        lazy: async () => ({
          Component: (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
        }),
      },
      {
        path: 'unsubscribe',
        lazy: async () => ({
          Component: (await import('../features/notifications/unsubscribe-page.tsx')).UnsubscribePage,
        }),
      },
      {
        path: 'reset-password',
        lazy: async () => ({
          Component: (await import('../features/auth/link-password-page.tsx')).ResetPasswordPage,
        }),
      },
      {
        path: 'confirm-email',
        lazy: async () => ({
          Component: (await import('../features/auth/confirm-email-page.tsx')).ConfirmEmailPage,
        }),
      },
      {
        path: 'undo-email-change',
        lazy: async () => ({
          Component: (await import('../features/auth/link-password-page.tsx')).UndoEmailChangePage,
        }),
      },
      { element: <SignedOutOnly />, children: signedOutOnly },
      {
        element: <RequireSession />,
        children: [{ lazy: () => import('./signed-in-area.tsx'), children: signedIn }],
      },
      {
        path: 'awards/*',
        lazy: async () => ({ Component: (await import('./server-page.tsx')).ServerPage }),
      },
      ...gallery,
      { path: '*', lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }) },
    ],
  },
];

/**
 * Creates the router, which at once starts to load the page of the current address. On a prerendered page it must not
 * restore the scroll position: the browser has done so, and the visitor may have scrolled on.
 */
export const createRouter = ({ isDrawn }: { isDrawn: boolean }) =>
  createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {});
