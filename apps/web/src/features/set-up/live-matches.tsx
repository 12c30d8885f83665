import type { PreferencesRequest } from '@laurel/contract';
import { counted } from '@laurel/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ScoreBadge } from '../scholarships/card-facts.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';

const SHOWN = 3;

interface LiveMatchesProps {
  preferences: PreferencesRequest;
  /** Changes when a fact of the profile was stored. */
  factsVersion: number;
}

/** The best matches of what was answered so far, below their heading; nothing of them is stored. */
export const LiveMatches = ({ preferences, factsVersion }: LiveMatchesProps) => {
  const found = useQuery({
    queryKey: [...scholarshipKeys.matches(useStudentKey()), 'set-up', preferences, factsVersion],
    queryFn: ({ signal }) => api('POST /matching/find', { body: { preferences }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {found.isPending ? <Skeleton className="mt-3 h-40" /> : null}
      {found.isError ? (
        <div className="mt-2 grid justify-items-start gap-2 text-sm">
          <p>{explainFailure(found.error, 'They could not be found this time. Your answers are kept.')}</p>
          <Button
            variant="secondary"
            size="sm"
            loading={found.isFetching}
            onClick={() => void found.refetch()}
          >
            Try Again
          </Button>
        </div>
      ) : null}
      {found.data ? (
        <>
          <p role="status" className="mt-1 text-sm text-muted">
            {counted(found.data.data.summary.totalMatches, 'match', 'matches')}, best first.
          </p>
          <ol className="mt-3 divide-y divide-line border-y border-line">
            {found.data.data.matches.slice(0, SHOWN).map((match) => (
              <li key={match.scholarshipId} className="grid gap-1 py-3">
                <p className="flex flex-wrap items-center gap-2">
                  <ScoreBadge score={match.matchScore} />
                  <span className="text-sm text-muted wrap-anywhere">{match.scholarship.organization}</span>
                </p>
                <p className="font-semibold wrap-anywhere">
                  <Link to={scholarshipPath(match.scholarshipId)} state={{ match }} className="title-link">
                    {match.scholarship.title}
                  </Link>
                </p>
                {match.matchReasons[0] ? (
                  <p className="flex items-start gap-2 text-sm">
                    <Check
                      aria-hidden="true"
                      className="mt-1 size-4 shrink-0 text-laurel"
                      strokeWidth={2.5}
                    />
                    <span>{match.matchReasons[0]}</span>
                  </p>
                ) : null}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </>
  );
};
