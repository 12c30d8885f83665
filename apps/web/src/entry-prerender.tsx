import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { RootLayout } from './app/layout/root-layout.tsx';
import { Component as About } from './app/routes/about-route.tsx';
import { Component as ForgotPassword } from './app/routes/forgot-password-route.tsx';
import { Component as HowItWorks } from './app/routes/how-it-works-route.tsx';
import { Component as Landing } from './app/routes/landing-route.tsx';
import { Component as Login } from './app/routes/login-route.tsx';
import { Component as Privacy } from './app/routes/privacy-route.tsx';
import { Component as Register } from './app/routes/register-route.tsx';
import { Component as Terms } from './app/routes/terms-route.tsx';
import { SignedOutOnly } from './app/signed-out-only.tsx';
import { documentTitle } from './browser/document-title.ts';
import { PUBLIC_PAGES, type PublicPage, type PublicPath } from './browser/public-pages.ts';
import { Toaster } from './ui/toaster.tsx';

const OPEN = {
  '/': Landing,
  '/how-it-works': HowItWorks,
  '/about': About,
  '/terms': Terms,
  '/privacy': Privacy,
  '/forgot-password': ForgotPassword,
};
const SIGNED_OUT_ONLY = { '/login': Login, '/register': Register };
const paths = Object.keys({ ...OPEN, ...SIGNED_OUT_ONLY } satisfies Record<
  PublicPath,
  () => unknown
>) as PublicPath[];

const routesOf = (pages: Record<string, ComponentType>) =>
  Object.entries(pages).map(([path, Component]) => ({ path, Component }));

// The same elements around the page as `app/app.tsx` and `app/router.tsx` put there: React compares them on arrival.
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
