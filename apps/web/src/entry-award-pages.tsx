import type { AwardPageInput, DrawAwardPage } from '@laurel/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { RootLayout } from './app/layout/root-layout.tsx';
import { awardPageHead, sharePictureOf } from './features/awards/award-head.ts';
import { AwardListPage } from './features/awards/award-list-page.tsx';
import { AwardPage } from './features/awards/award-page.tsx';
import { LandingListPage } from './features/awards/landing-list-page.tsx';
import { headOf } from './lib/browser/page-head.ts';
import { buttonStyles } from './ui/button.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { Signpost } from './ui/illustrations/signpost.tsx';

/** Nothing is at this address. */
const MissingAwardPage = () => (
  <div className="page py-10">
    <EmptyState
      level={1}
      illustration={<Signpost />}
      title="404: no award lives here"
      text="It may have been withdrawn, or the link was cut short."
      action={
        <>
          <a href="/awards" className={buttonStyles()}>
            Browse awards
          </a>
          <a href="/" className={buttonStyles({ variant: 'secondary' })}>
            Return to Home
          </a>
        </>
      }
    />
  </div>
);

/** The content of a public page of awards, below the header. */
const AwardPageContent = ({ input }: { input: AwardPageInput }) => {
  switch (input.kind) {
    case 'award':
      return <AwardPage award={input.award} near={input.near} />;
    case 'list':
      return <AwardListPage {...input} />;
    case 'landing':
      return <LandingListPage {...input} />;
    case 'missing':
      return <MissingAwardPage />;
  }
};

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
