import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Signpost } from '../../ui/illustrations/signpost.tsx';

/** Nothing is at this address. */
export const MissingAwardPage = () => (
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
