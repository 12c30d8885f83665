import type { ScholarshipCard } from '@laurel/contract';
import { BASIS_WORDING, lastKnownText, utcDay } from '@laurel/domain';
import { BadgeCheck, Coins, FileText, History, MapPin, NotebookPen, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { type AwardFacts, displayAward } from './award-display.ts';
import { deadlineFacts } from './deadline-display.ts';
import { DeadlineLine } from './deadline-label.tsx';
import { pageAge } from './page-age.ts';
import { WARNING_WORDING } from './warning-wording.ts';

/** Shown only when the award is full funding. */
export const FullFundingBadge = ({ facts }: { facts: AwardFacts }) =>
  displayAward(facts).isFull ? <Badge variant="brass">Full Funding</Badge> : null;

/** The value of the award, as a line of a card. */
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

/** Where the study takes place, as an item of a card's facts. */
export const LocationLine = ({ location }: { location: string }) => (
  <li className="inline-flex items-start gap-2">
    <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
    <span className="sr-only">Location: </span>
    <span>{location}</span>
  </li>
);

/** Lowest score of a high match. */
const HIGH_SCORE = 80;

/** Green from 80, blue below. */
export const ScoreBadge = ({ score, className }: { score: number; className?: string }) => (
  <Badge variant={score >= HIGH_SCORE ? 'default' : 'secondary'} className={className}>
    {Math.round(score)}% Match
  </Badge>
);

/** What a student looks for first: how much, and by when. */
export const CardLead = ({ scholarship }: { scholarship: ScholarshipCard }) => {
  const { text, detail, isFull } = displayAward(scholarship);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      {isFull ? (
        <FullFundingBadge facts={scholarship} />
      ) : (
        <p className="font-display text-lg leading-snug font-semibold" title={detail ?? undefined}>
          <span className="sr-only">Award: </span>
          {text}
        </p>
      )}
      <p className="text-sm">
        <DeadlineLine facts={deadlineFacts(scholarship)} />
      </p>
    </div>
  );
};

/** Whether a reason says no more than the award or the date that stands above it. */
export const repeatsLead = (reason: string, scholarship: ScholarshipCard): boolean => {
  if (/^(?:No fixed deadline|Deadline (?:today|in|around))\b/.test(reason)) return true;
  if (displayAward(scholarship).isFull) return /^Full funding\b/.test(reason);
  if (reason === 'Partial funding') return true;
  const [said = ''] = reason.replace(/^Award: /, '').split('…');
  return said !== '' && scholarship.amount.startsWith(said.trim());
};

interface CardFactsProps {
  scholarship: ScholarshipCard;
  /** Deadline and award stand above, in `CardLead`. */
  withoutLead?: boolean;
}

/** Deadline, award, place, effort and warnings of a scholarship, as lines of its card. Full funding has a badge instead of a line. */
export const CardFacts = ({ scholarship, withoutLead = false }: CardFactsProps) => (
  <ul className="grid gap-1.5 text-sm">
    {withoutLead ? null : (
      <li>
        <DeadlineLine facts={deadlineFacts(scholarship)} />
      </li>
    )}
    {withoutLead || scholarship.award?.kind === 'full' ? null : (
      <li>
        <AwardLine facts={scholarship} />
      </li>
    )}
    {scholarship.location ? <LocationLine location={scholarship.location} /> : null}
    {scholarship.effort ? (
      <li className="inline-flex items-start gap-2">
        <FileText aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
        <span className="sr-only">To apply: </span>
        <span>{scholarship.effort}</span>
      </li>
    ) : null}
    {scholarship.basis ? (
      <li className="inline-flex items-start gap-2 text-muted">
        {scholarship.basis === 'page' ? (
          <BadgeCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-laurel" />
        ) : (
          <NotebookPen aria-hidden="true" className="mt-1 size-4 shrink-0" />
        )}
        <span className="sr-only">How we know: </span>
        <span>
          {BASIS_WORDING[scholarship.basis].short}
          {pageAge({ pageDate: scholarship.pageDate, read: utcDay(new Date()) })}
        </span>
      </li>
    ) : null}
    {scholarship.lastKnown ? (
      <li className="inline-flex items-start gap-2">
        <History aria-hidden="true" className="mt-1 size-4 shrink-0 text-brass" />
        <span>{lastKnownText(scholarship.lastKnown)}</span>
      </li>
    ) : null}
    {scholarship.warnings?.map(({ kind }) => (
      <li key={kind} className="inline-flex items-start gap-2">
        <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-brass" />
        <span className="sr-only">Careful: </span>
        <span>{WARNING_WORDING[kind].short}</span>
      </li>
    ))}
  </ul>
);
