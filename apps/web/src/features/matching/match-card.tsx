import type { MatchResult } from '@laurel/contract';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SaveButton } from '../saved-scholarships/save-button.tsx';
import { FullFundingBadge } from '../scholarships/award-label.tsx';
import { CardFacts } from '../scholarships/card-facts.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { ScoreBadge } from '../scholarships/score-badge.tsx';
import { ShareButton } from '../scholarships/share-button.tsx';
import { MatchReasons } from './match-reasons.tsx';

/** One match: what it is, how well it fits, why, and what to do with it. */
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
