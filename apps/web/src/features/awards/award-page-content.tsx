import type { AwardPageInput } from '@laurel/contract';
import { AwardListPage } from './award-list-page.tsx';
import { AwardPage } from './award-page.tsx';
import { LandingListPage } from './landing-list-page.tsx';
import { MissingAwardPage } from './missing-award-page.tsx';

/** The content of a public page of awards, below the header. */
export const AwardPageContent = ({ input }: { input: AwardPageInput }) => {
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
