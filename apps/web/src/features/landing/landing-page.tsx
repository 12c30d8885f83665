import { useDocumentTitle } from '../../lib/document-title.ts';
import { ClaimsBand } from './claims-band.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { FeaturesGrid } from './features-grid.tsx';
import { Footnotes } from './footnotes.tsx';
import { Hero } from './hero.tsx';
import { ProblemSolution } from './problem-solution.tsx';
import { VerdictLedger } from './verdict-ledger.tsx';

export const LandingPage = () => {
  useDocumentTitle('Laurel: scholarships you can really get');
  return (
    <>
      <Hero />
      <FeaturesGrid />
      <ProblemSolution />
      <VerdictLedger />
      <ClaimsBand />
      <ClosingPanel />
      <Footnotes />
    </>
  );
};
