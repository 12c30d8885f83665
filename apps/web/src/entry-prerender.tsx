import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { RootLayout } from './app/layout/root-layout.tsx';
import { Component as About } from './app/routes/about-route.tsx';
import { Component as HowItWorks } from './app/routes/how-it-works-route.tsx';
import { Component as Landing } from './app/routes/landing-route.tsx';
import { Component as Privacy } from './app/routes/privacy-route.tsx';
import { Component as Terms } from './app/routes/terms-route.tsx';
import { documentTitle } from './lib/document-title.ts';
import { PRERENDERED, type PrerenderedPath, PUBLIC_PAGES, type PublicPage } from './lib/public-pages.ts';
import { Toaster } from './ui/toaster.tsx';

const COMPONENTS = {
  '/': Landing,
  '/how-it-works': HowItWorks,
  '/about': About,
  '/terms': Terms,
  '/privacy': Privacy,
} satisfies Record<PrerenderedPath, () => unknown>;

// The same elements around the page as `app/app.tsx` and `app/router.tsx` put there: React compares them on arrival.
const routes = [
  {
    element: <RootLayout />,
    children: PRERENDERED.map((path) => ({ path, Component: COMPONENTS[path] })),
  },
];

const contentOf = async (path: PrerenderedPath): Promise<string> => {
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
  /** The page as HTML; empty for those that are drawn in the browser. */
  content: string;
}

/** Every public page, ready to be put into the document. */
export const renderPages = (): Promise<RenderedPage[]> =>
  Promise.all(
    Object.entries(PUBLIC_PAGES).map(async ([path, { title, description }]) => {
      const drawn = PRERENDERED.find((each) => each === path);
      return { path, title: documentTitle(title), description, content: drawn ? await contentOf(drawn) : '' };
    }),
  );
