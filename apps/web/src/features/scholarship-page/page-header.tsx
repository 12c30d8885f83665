import type { ScholarshipCard } from '@laurel/contract';
import {
  CRITERIA,
  type Eligibility,
  isHomePage,
  isOwnScholarshipId,
  OUTCOME_WORDS,
  type Timing,
} from '@laurel/domain';
import { Building2, ExternalLink, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { externalLink } from '../../lib/browser/external-link.ts';
import { Badge } from '../../ui/badge.tsx';
import { ExternalLinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DETAIL_SAVE_TEXTS, SaveButton } from '../saved-scholarships/save-button.tsx';
import { FullFundingBadge, ScoreBadge } from '../scholarships/card-facts.tsx';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { EndedCallout, useDeadline } from '../scholarships/deadline-label.tsx';
import { ShareButton } from '../scholarships/share-button.tsx';
import { WARNING_WORDING } from '../scholarships/warning-wording.ts';
import { failingVerdicts, type PageView } from './page-view.ts';

/** Apply, save, share. An award that has ended has no apply button. */
export const PageActions = ({ card, saved }: { card: ScholarshipCard; saved: boolean }) => {
  const apply = externalLink(card.link);
  return (
    <div className="no-print grid gap-3 sm:max-lg:grid-cols-3">
      {card.ended ? null : apply ? (
        <ExternalLinkButton href={apply} size="lg" className="sm:max-lg:min-h-11 sm:max-lg:text-base">
          Apply Now
          <ExternalLink aria-hidden="true" className="size-4.5" />
        </ExternalLinkButton>
      ) : (
        <p className="text-sm text-muted">No official link is known for this scholarship.</p>
      )}
      {!card.ended && apply && isHomePage(card.link) ? (
        <p className="text-sm text-muted sm:max-lg:order-last sm:max-lg:col-span-3">
          Opens the organiser’s home page. Look there for “{card.title}”.
        </p>
      ) : null}
      <SaveButton id={card.id} saved={saved} label="Save for Later" texts={DETAIL_SAVE_TEXTS} />
      {isOwnScholarshipId(card.id) ? null : <ShareButton scholarship={card} />}
    </div>
  );
};

/** Warnings, with the words of the listing that caused them. */
const Warnings = ({ warnings }: { warnings: ScholarshipCard['warnings'] }) =>
  warnings ? (
    <Callout variant="warning" title="Look twice before you apply.">
      <ul className="mt-1 grid gap-2">
        {warnings.map(({ kind, quote }) => (
          <li key={kind}>
            {WARNING_WORDING[kind].full}
            {quote ? <q className="mt-1 block break-words text-sm">{quote}</q> : null}
          </li>
        ))}
      </ul>
    </Callout>
  ) : null;

/** What excludes the student, before everything else. */
export const PageNotices = ({ view: { card, verdicts, isEligible } }: { view: PageView }) => {
  const { expired } = useDeadline(deadlineFacts(card));
  const failing = failingVerdicts(verdicts);
  return (
    <>
      <EndedCallout ended={card.ended} />
      {!isEligible && failing.length > 0 ? (
        <Callout variant="danger" title="You are not eligible for this scholarship as things stand.">
          <ul className="mt-1 list-disc pl-5">
            {failing.map(({ criterionId, kind, required, have }) => (
              <li key={criterionId}>
                {CRITERIA[kind].label}: {required}. Yours: {have}.
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
      <Warnings warnings={card.warnings} />
      {expired && !card.ended ? (
        <Callout variant="warning" title="The deadline has passed.">
          <p>Look on the official page for the next round.</p>
        </Callout>
      ) : null}
    </>
  );
};

const DEFAULT_LEVEL = 'Recommended';

/** Score and recommendation; an award that has ended has none. */
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

const conditions = (count: number, state: string): string =>
  count > 1 ? `${count} conditions about you are ${state}` : `a condition about you is ${state}`;

const eligibilityWords = (eligibility: Eligibility, verdicts: PageView['verdicts']): string => {
  const count = (of: 'unknown' | 'not_met') =>
    verdicts.filter(({ outcome, strength }) => outcome === of && strength === 'hard').length;
  const words: Record<Eligibility, string> = {
    certain: 'every condition about you is known and met',
    likely: 'no condition that often decides is open',
    open:
      count('unknown') === 0
        ? 'we know of few conditions, and there may be others'
        : conditions(count('unknown'), OUTCOME_WORDS.unknown),
    failed: conditions(count('not_met'), OUTCOME_WORDS.not_met),
  };
  return words[eligibility];
};
const TIMING_WORDS: Record<Timing, string> = {
  open: 'the round is open',
  opens_later: 'the round opens later',
  probably_closed: 'this round is probably over',
  too_late: 'it comes too late for your start',
  unknown: 'when to apply is not known to us',
};

/** A round whose day was only reckoned from other years is not known to be open. */
const timingWords = (timing: Timing, { deadlineStatus }: PageView['card']): string =>
  timing === 'open' && deadlineStatus === 'estimated' ? 'the round is probably open' : TIMING_WORDS[timing];

/** The three judgements that the score is made of. */
const ScoreParts = ({ view: { card, match, verdicts, isScorePending } }: { view: PageView }) => {
  if (card.ended || isScorePending || !match?.eligibility || match.fit === undefined || !match.timing)
    return null;
  return (
    <p className="mt-2 text-sm text-muted">
      What the score says: {eligibilityWords(match.eligibility, verdicts)}; it fits{' '}
      {Math.round(match.fit * 100)}% of what you asked for; {timingWords(match.timing, card)}. It is no chance
      of winning.
    </p>
  );
};

export const PageHeader = ({ view }: { view: PageView }) => {
  const { card, detail, match } = view;
  return (
    <header>
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <Fit view={view} />
        <FullFundingBadge facts={card} />
      </div>
      <ScoreParts view={view} />
      <h1 className="mt-3 text-4xl">{card.title}</h1>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted">
        {card.organization ? (
          <span className="inline-flex items-center gap-2">
            <Building2 aria-hidden="true" className="size-4.5 shrink-0" />
            {card.organization}
          </span>
        ) : null}
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
