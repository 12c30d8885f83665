import type { DeskProposal, Patch } from '@laurel/contract';
import { api } from '../../lib/api/api.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OutsideLink } from './outside-link.tsx';
import { useDeskAct } from './use-desk-act.ts';

interface ProposalProps {
  proposal: DeskProposal;
  /** The change in the editor beside it. */
  patch: Patch;
  canMend: boolean;
}

type Decision = 'accepted' | 'corrected' | 'rejected';

/** One proposed change: before, after, and where that was read. */
export const ProposalCard = ({ proposal, patch, canMend }: ProposalProps) => {
  const { id, source, fact, before, after, where, createdAt } = proposal;
  const act = useDeskAct((decision: Decision) =>
    api('POST /desk/proposals/{id}/decide', {
      params: { id },
      body: { decision, ...(decision === 'corrected' ? { patch } : {}) },
    }),
  );
  const hasOwn = Object.keys(patch).length > 0;
  return (
    <Card className="grid gap-3 p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge variant="soft">{source}</Badge>
        <span>{fact}</span>
        <time dateTime={createdAt}>{momentInWords(createdAt, true)}</time>
        {proposal.isMine ? <span>yours: somebody else looks at it</span> : null}
      </p>
      <dl className="grid gap-2 wrap-anywhere">
        <div>
          <dt className="text-sm text-muted">Now</dt>
          <dd>{before || 'Nothing'}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Then</dt>
          <dd className="font-semibold">{after || 'Nothing'}</dd>
        </div>
      </dl>
      {where.url ? (
        <p className="text-sm text-muted wrap-anywhere">
          <OutsideLink address={where.url}>{where.url}</OutsideLink>
          {where.place ? `, ${where.place}` : ''}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          disabled={!proposal.patch || act.isPending}
          loading={act.isPending && act.variables === 'accepted'}
          onClick={() => act.mutate('accepted')}
        >
          Accept
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={!hasOwn || !canMend || act.isPending}
          onClick={() => act.mutate('corrected')}
        >
          Make my change instead
        </Button>
        <Button size="sm" variant="secondary" disabled={act.isPending} onClick={() => act.mutate('rejected')}>
          Reject
        </Button>
      </div>
    </Card>
  );
};
