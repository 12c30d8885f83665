import { Building2, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FullFundingBadge } from '../scholarships/award-label.tsx';
import { ScoreBadge } from '../scholarships/score-badge.tsx';
import type { PageView } from './page-view.ts';

const DEFAULT_LEVEL = 'Recommended';

/** How well it fits; nothing recommends what is no longer given. */
const Fit = ({ view: { card, match, isEligible, isScorePending } }: { view: PageView }) => {
  if (card.ended) return null;
  if (isScorePending) return <Skeleton className="h-6 w-44 rounded-full" />;
  if (!match) return null;
  return (
    <>
      <ScoreBadge score={match.matchScore} />
      {isEligible ? (
        <Badge variant="outline">{match.recommendationLevel ?? DEFAULT_LEVEL}</Badge>
      ) : (
        <Badge variant="urgent">Not eligible</Badge>
      )}
    </>
  );
};

/** Title, who gives it, where, and how well it fits. */
export const PageHeader = ({ view }: { view: PageView }) => {
  const { card, detail, match } = view;
  return (
    <header>
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <Fit view={view} />
        <FullFundingBadge facts={card} />
      </div>
      <h1 className="mt-3 text-4xl">{card.title}</h1>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted">
        <span className="inline-flex items-center gap-2">
          <Building2 aria-hidden="true" className="size-4.5 shrink-0" />
          {card.organization}
        </span>
        {card.location ? (
          <span className="inline-flex items-center gap-2">
            <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
            {card.location}
          </span>
        ) : null}
      </p>
      {detail && detail.tags.length > 0 ? (
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2">
          {detail.tags.map((tag) => (
            <li key={tag}>
              <Badge variant="soft">{tag}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {detail && !match ? (
        <p className="mt-4 text-muted">
          There is no score yet.{' '}
          <Link to="/dashboard" className="prose-link">
            Set your preferences
          </Link>{' '}
          to see how well this fits you.
        </p>
      ) : null}
    </header>
  );
};
