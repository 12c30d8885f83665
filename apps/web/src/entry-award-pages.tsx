import type { DrawAwardPage } from '@laurel/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { RootLayout } from './app/layout/root-layout.tsx';
import { awardPageHead, sharePictureOf } from './features/awards/award-head.ts';
import { AwardPageContent } from './features/awards/award-page-content.tsx';
import { headOf } from './lib/browser/page-head.ts';

/** Draws a public page of awards with the app's own header and footer. Its script is `award-pages.ts`; it is never hydrated. */
export const drawAwardPage: DrawAwardPage = async (input) => {
  const page = { path: '*', element: <AwardPageContent input={input} /> };
  const { query, dataRoutes } = createStaticHandler([{ element: <RootLayout />, children: [page] }]);
  const context = await query(new Request(`http://localhost${input.address}`));
  if (context instanceof Response) throw new Error(`${input.address} answers ${context.status}`);
  const content = renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  const picture = input.kind === 'award' ? { picture: sharePictureOf(input.award) } : {};
  return { head: headOf(awardPageHead(input)), content, ...picture };
};
