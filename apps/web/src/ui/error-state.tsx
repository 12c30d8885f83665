import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';

interface ErrorStateProps {
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
}

/** Loading failed: the message and a retry. */
export const ErrorState = ({
  message,
  onRetry,
  retryLabel = 'Try Again',
  retrying = false,
}: ErrorStateProps) => (
  <Callout
    role="alert"
    variant="danger"
    title={message}
    action={
      onRetry ? (
        <Button variant="secondary" size="sm" loading={retrying} onClick={onRetry}>
          {retrying ? null : <RotateCw aria-hidden="true" className="size-4" />}
          {retryLabel}
        </Button>
      ) : null
    }
  />
);
