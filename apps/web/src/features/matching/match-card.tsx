import type { MatchResult } from '@laurel/contract';
import { plural } from '@laurel/text';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SaveButton } from '../saved-scholarships/save-button.tsx';
import { CardFacts, FullFundingBadge, ScoreBadge } from '../scholarships/card-facts.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { ShareButton } from '../scholarships/share-button.tsx';

const SHOWN_REASONS = 3;

interface MatchReasonsProps {
  reasons: readonly string[];
  /** Names the scholarship in the accessible name of the button. */
  title: string;
}

/** Up to three reasons, and a button that shows the others. */
const MatchReasons = ({ reasons, title }: MatchReasonsProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const more = reasons.length - SHOWN_REASONS;
  const shown = isOpen ? reasons : reasons.slice(0, SHOWN_REASONS);
  return (
    <div>
      <ul id={id} className="grid gap-1.5 text-sm">
        {shown.map((reason) => (
          <li key={reason} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-laurel" strokeWidth={2.5} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="mt-1 min-h-8 rounded-sm text-sm font-semibold text-laurel underline-offset-4 hover:underline"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `+${more} more`}
          <span className="sr-only">
            {' '}
            {plural(more, 'reason')} for {title}
          </span>
        </button>
      ) : null}
    </div>
  );
};

export const MatchCard = ({ match, saved }: { match: MatchResult; saved: boolean }) => {
  const { scholarship } = match;
  const { id, title, organization } = scholarship;
  return (
    <Card className="flex h-full flex-col gap-4 p-5 hover:shadow-lift hover:transition-shadow">
      <div className="flex flex-wrap items-center gap-2">
        <ScoreBadge score={match.matchScore} />
        {match.recommendationLevel ? <Badge variant="outline">{match.recommendationLevel}</Badge> : null}
        <FullFundingBadge facts={scholarship} />
      </div>
      <div>
        <h3 className="text-xl leading-snug">
          <Link to={scholarshipPath(id)} state={{ match }} className="title-link">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">{organization}</p>
      </div>
      <CardFacts scholarship={scholarship} />
      {scholarship.description ? <p className="line-clamp-3 text-sm">{scholarship.description}</p> : null}
      <MatchReasons reasons={match.matchReasons} title={title} />
      <div className="no-print mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <LinkButton to={scholarshipPath(id)} state={{ match }} size="sm" className="grow">
          View Details<span className="sr-only">: {title}</span>
        </LinkButton>
        <SaveButton id={id} title={title} saved={saved} size="sm" />
        <ShareButton scholarship={{ id, title, organization }} size="iconSm" iconOnly />
      </div>
    </Card>
  );
};
