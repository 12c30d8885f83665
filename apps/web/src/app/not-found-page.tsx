import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../lib/browser/document-title.ts';
import { logger } from '../lib/browser/logger.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Signpost } from '../ui/illustrations/signpost.tsx';

export const NotFoundPage = () => {
  const { pathname } = useLocation();
  useDocumentTitle('Page not found');
  useEffect(() => {
    logger.warn('Unknown route:', pathname);
  }, [pathname]);
  return (
    <div className="page py-10">
      <EmptyState
        level={1}
        illustration={<Signpost />}
        title="Oops! Page not found"
        text="Nothing lives at this address. It may have moved, or the link was cut short."
        action={<LinkButton to="/">Return to Home</LinkButton>}
      />
    </div>
  );
};
