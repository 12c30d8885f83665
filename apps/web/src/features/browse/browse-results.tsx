import type { ListedScholarship, ScholarshipsResponse } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SaveButton } from '../saved-scholarships/save-button.tsx';
import { savedIdsQuery } from '../saved-scholarships/saved-queries.ts';
import { CardFacts, FullFundingBadge, ScoreBadge } from '../scholarships/card-facts.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { MAX_COMPARED, useCompared } from './compared-store.ts';

/** How well it fits the student. Nothing is shown without preferences, or for an award that has ended. */
const Standing = ({ scholarship: { ended, eligible, matchScore } }: { scholarship: ListedScholarship }) => {
  if (ended) return null;
  if (eligible === false) return <Badge variant="outline">Not eligible</Badge>;
  return matchScore === undefined ? null : <ScoreBadge score={matchScore} />;
};

interface BrowseCardProps {
  scholarship: ListedScholarship;
  saved: boolean;
  compared: boolean;
  /** Undefined when the maximum is being compared. */
  onCompare: ((compared: boolean) => void) | undefined;
}

/** One scholarship of the catalogue. */
const BrowseCard = ({ scholarship, saved, compared, onCompare }: BrowseCardProps) => {
  const { id, title, organization, description } = scholarship;
  return (
    <Card className="flex h-full flex-col gap-4 p-5 hover:shadow-lift hover:transition-shadow">
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <Standing scholarship={scholarship} />
        <FullFundingBadge facts={scholarship} />
      </div>
      <div>
        <h3 className="text-xl leading-snug">
          <Link to={scholarshipPath(id)} className="title-link">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">{organization}</p>
      </div>
      <CardFacts scholarship={scholarship} />
      {description ? <p className="line-clamp-3 text-sm">{description}</p> : null}
      <div className="no-print mt-auto grid gap-3 border-t border-line pt-4">
        <Checkbox
          label={
            <>
              Compare<span className="sr-only">: {title}</span>
            </>
          }
          checked={compared}
          disabled={!onCompare}
          onChange={({ target }) => onCompare?.(target.checked)}
        />
        <div className="flex flex-wrap items-center gap-2">
          <LinkButton to={scholarshipPath(id)} size="sm" className="grow">
            View Details<span className="sr-only">: {title}</span>
          </LinkButton>
          <SaveButton id={id} title={title} saved={saved} size="sm" />
        </div>
      </div>
    </Card>
  );
};

/** One page of results; up to four of them can be compared. */
export const BrowseResults = ({
  answer,
  isStale,
  onPage,
}: {
  answer: ScholarshipsResponse;
  isStale: boolean;
  onPage: (page: number) => void;
}) => {
  const saved = useQuery(savedIdsQuery(useStudentKey()));
  const { picked, add, remove } = useCompared();
  const { data, pagination } = answer;
  return (
    <>
      <ul
        aria-busy={isStale}
        className="grid grid-cols-1 gap-5 transition-opacity aria-busy:opacity-60 md:grid-cols-2 xl:grid-cols-3"
      >
        {data.scholarships.map((scholarship) => {
          const isPicked = picked.some(({ id }) => id === scholarship.id);
          return (
            <li key={scholarship.id}>
              <BrowseCard
                scholarship={scholarship}
                saved={saved.data?.includes(scholarship.id) ?? scholarship.isSaved}
                compared={isPicked}
                onCompare={
                  isPicked || picked.length < MAX_COMPARED
                    ? (wanted) =>
                        wanted
                          ? add({ id: scholarship.id, title: scholarship.title })
                          : remove(scholarship.id)
                    : undefined
                }
              />
            </li>
          );
        })}
      </ul>
      {pagination.totalPages > 1 ? (
        <Pagination
          page={pagination.currentPage}
          totalPages={pagination.totalPages}
          onPage={onPage}
          label="Pages of scholarships"
        />
      ) : null}
    </>
  );
};
