import { ArrowLeft } from 'lucide-react';
import { ApiError } from '../../lib/api/api-error.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UnrolledLetter } from '../../ui/illustrations/unrolled-letter.tsx';
import { ESSAYS_PATH } from './essays-query.ts';

/** There is no such essay. */
export const EssayNotFound = () => (
  <EmptyState
    level={1}
    illustration={<UnrolledLetter />}
    title="Essay not found"
    text="It may have been deleted, or the link was cut short."
    action={<LinkButton to={ESSAYS_PATH}>Back to your essays</LinkButton>}
  />
);

interface LoadFailureProps {
  failure: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** The essay could not be loaded: the server's reason, another try, and the way back. */
export const EssayLoadFailure = ({ failure, retrying, onRetry }: LoadFailureProps) => (
  <div className="mx-auto grid max-w-2xl gap-5">
    <h1 className="text-3xl">Your essay</h1>
    <ErrorState
      message={(failure instanceof ApiError && failure.error) || 'Failed to load essay'}
      onRetry={onRetry}
      retrying={retrying}
    />
    <div>
      <LinkButton variant="secondary" to={ESSAYS_PATH}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to your essays
      </LinkButton>
    </div>
  </div>
);
