import type { StoredMatchesResponse } from '@laurel/contract';
import type { ReactNode } from 'react';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CARD = 'rounded-lg border border-line bg-raised px-4 py-4 shadow-card sm:px-5';

const SummaryCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={CARD}>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-1 font-display text-3xl leading-none font-semibold tabular-nums">{children}</dd>
  </div>
);

interface SummaryCardsProps {
  answer: StoredMatchesResponse & { data: NonNullable<StoredMatchesResponse['data']> };
  /** When the answer was received (milliseconds since 1970). */
  receivedAt: number;
}

/** Matches count as made 'Just now' for this long. */
const JUST_NOW_MS = 60_000;

/** Four figures: all matches, the high ones, the mean score, and how fresh all this is. */
export const SummaryCards = ({ answer: { data, cached }, receivedAt }: SummaryCardsProps) => {
  const { totalMatches, highMatches, averageScore } = data.summary;
  const { generatedAt } = data.metadata;
  const isJustNow = !cached && Date.now() - receivedAt < JUST_NOW_MS;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <SummaryCard label="Total Matches">{totalMatches}</SummaryCard>
      <SummaryCard label="High Matches">{highMatches}</SummaryCard>
      <SummaryCard label="Avg Match Score">{Math.round(averageScore)}%</SummaryCard>
      <div className={CARD}>
        <dt className="text-sm text-muted">Generated</dt>
        <dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="text-lg leading-7 font-semibold">
            {isJustNow ? 'Just now' : <time dateTime={generatedAt}>{momentInWords(generatedAt, true)}</time>}
          </span>
          {cached ? <Badge variant="outline">From Cache</Badge> : null}
        </dd>
      </div>
    </dl>
  );
};

export const SummarySkeleton = () => (
  <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
    {['total', 'high', 'average', 'fresh'].map((name) => (
      <Skeleton key={name} className="h-24 rounded-lg" />
    ))}
  </div>
);
