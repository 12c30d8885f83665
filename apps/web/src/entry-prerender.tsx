import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { RootLayout } from './app/layout/root-layout.tsx';
import { SignedOutOnly } from './app/session-guards.tsx';
import { ForgotPasswordPage } from './features/auth/forgot-password-page.tsx';
import { LoginPage } from './features/auth/login-page.tsx';
import { RegisterPage } from './features/auth/register-page.tsx';
import { FindPage } from './features/find/find-page.tsx';
import { AboutPage } from './features/landing/about-page.tsx';
import { HelpPage } from './features/landing/help-page.tsx';
import { HowItWorksPage } from './features/landing/how-it-works-page.tsx';
import { LandingPage } from './features/landing/landing-page.tsx';
import { PrivacyPage } from './features/legal/privacy-page.tsx';
import { TermsPage } from './features/legal/terms-page.tsx';
import { documentTitle } from './lib/browser/document-title.ts';
import { PUBLIC_PAGES, type PublicPage, type PublicPath } from './lib/browser/public-pages.ts';
import { Toaster } from './ui/toaster.tsx';

const OPEN = {
  '/': LandingPage,
  '/how-it-works': HowItWorksPage,
  '/about': AboutPage,
  '/find': FindPage,
  '/help': HelpPage,
  '/terms': TermsPage,
  '/privacy': PrivacyPage,
  '/forgot-password': ForgotPasswordPage,
};
const SIGNED_OUT_ONLY = { '/login': LoginPage, '/register': RegisterPage };
const paths = Object.keys({ ...OPEN, ...SIGNED_OUT_ONLY } satisfies Record<
  PublicPath,
  () => unknown
>) as PublicPath[];

const routesOf = (pages: Record<string, ComponentType>) =>
  Object.entries(pages).map(([path, Component]) => ({ path, Component }));

// The same elements as in `app/router.tsx`: React compares them when it hydrates the page.
const routes = [
  {
    element: <RootLayout />,
    children: [...routesOf(OPEN), { element: <SignedOutOnly />, children: routesOf(SIGNED_OUT_ONLY) }],
  },
];

const contentOf = async (path: PublicPath): Promise<string> => {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page`);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
      <Toaster />
    </StrictMode>,
  );
};

export interface RenderedPage extends PublicPage {
  path: string;
  /** The page as HTML. */
  content: string;
}

/** Every public page, ready to be put into the document. */
export const renderPages = (): Promise<RenderedPage[]> =>
  Promise.all(
    paths.map(async (path) => {
      const { title, description } = PUBLIC_PAGES[path];
      return { path, title: documentTitle(title), description, content: await contentOf(path) };
    }),
  );
