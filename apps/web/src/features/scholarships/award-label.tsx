import { Coins } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { type AwardFacts, displayAward } from './award-display.ts';

/** Shown only when the award is full funding. */
export const FullFundingBadge = ({ facts }: { facts: AwardFacts }) =>
  displayAward(facts).isFull ? <Badge variant="brass">Full Funding</Badge> : null;

/** What the award is worth, with its icon, as a line of a card. */
export const AwardLine = ({ facts }: { facts: AwardFacts }) => {
  const { text, detail } = displayAward(facts);
  return (
    <span className="flex items-start gap-2" title={detail ?? undefined}>
      <Coins aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
      <span className="sr-only">Award: </span>
      <span>{text}</span>
    </span>
  );
};
