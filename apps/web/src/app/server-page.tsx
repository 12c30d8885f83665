import { useDocumentTitle } from '../lib/browser/document-title.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Signpost } from '../ui/illustrations/signpost.tsx';

/** In place of a page that the server draws, when only the app could be had: without network, out of the service worker. */
export const ServerPage = () => {
  useDocumentTitle('Awards');
  return (
    <div className="page py-10">
      <EmptyState
        level={1}
        illustration={<Signpost />}
        title="This page could not be loaded"
        text="It comes from the server, which did not answer. The connection may be down."
        action={
          <>
            <Button onClick={() => window.location.reload()}>Try Again</Button>
            <LinkButton to="/dashboard?tab=saved" variant="secondary">
              Saved scholarships
            </LinkButton>
          </>
        }
      />
    </div>
  );
};
