import { RefreshCw, Sparkles } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { Purpose } from './matching-run.ts';

interface MatchActionsProps {
  busy: boolean;
  onStart: (purpose: Purpose) => void;
}

export const MatchActions = ({ busy, onStart }: MatchActionsProps) => (
  <div className="no-print flex flex-wrap gap-3">
    <Tooltip content="Gets your matches again. Stored ones are used while nothing has changed.">
      <Button variant="secondary" size="sm" loading={busy} onClick={() => onStart('refresh')}>
        {busy ? null : <RefreshCw aria-hidden="true" className="size-4" />}
        Refresh
      </Button>
    </Tooltip>
    <Tooltip content="Checks every scholarship anew, whatever is stored.">
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={busy || undefined}
        onClick={() => onStart('regenerate')}
      >
        <Sparkles aria-hidden="true" className="size-4" />
        Regenerate
      </Button>
    </Tooltip>
  </div>
);
