import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import type { Run } from './matching-run.ts';

interface RunFailureProps {
  run: Extract<Run, { phase: 'failed' }>;
  onRetry: () => void;
}

/** Why the matches could not be made, and another try. */
export const RunFailure = ({ run, onRetry }: RunFailureProps) => (
  <Callout
    role="alert"
    variant="danger"
    title={run.error}
    action={
      <Button variant="secondary" size="sm" onClick={onRetry}>
        <RotateCw aria-hidden="true" className="size-4" />
        Try Again
      </Button>
    }
  >
    {run.hint ? <p>{run.hint}</p> : null}
  </Callout>
);
