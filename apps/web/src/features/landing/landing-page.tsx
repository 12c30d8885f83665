import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { PUBLIC_PAGES } from '../../lib/browser/public-pages.ts';
import { ClaimsBand } from './claims-band.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { FeaturesGrid } from './features-grid.tsx';
import { Footnotes } from './footnotes.tsx';
import { Hero } from './hero.tsx';
import { ProblemSolution } from './problem-solution.tsx';
import { PromoVideo } from './promo-video.tsx';
import { VerdictLedger } from './verdict-ledger.tsx';

export const LandingPage = () => {
  useDocumentTitle(PUBLIC_PAGES['/'].title);
  return (
    <>
      <Hero />
      <PromoVideo />
      <FeaturesGrid />
      <ProblemSolution />
      <VerdictLedger />
      <ClaimsBand />
      <ClosingPanel />
      <Footnotes />
    </>
  );
};
