import type { ScholarshipDetail, SentReport, VerdictData } from '@laurel/contract';
import { CRITERIA, OUTCOME_WORDS } from '@laurel/domain';
import { Suspense } from 'react';
import { externalLink, hostOf } from '../../lib/browser/external-link.ts';
import { dayInWords, momentInWords } from '../../lib/dates/calendar-day.ts';
import { AiNote } from '../../ui/ai-note.tsx';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import { preloadable } from '../../ui/lazy-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { displayAward } from '../scholarships/award-display.ts';
import { CriteriaTable } from '../scholarships/criteria-table.tsx';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { useDeadline } from '../scholarships/deadline-label.tsx';
import { withLocalDays } from '../scholarships/local-days.ts';
import { applicationSteps } from './application-steps.ts';
import { countVerdicts, type PageView } from './page-view.ts';
import { Provenance } from './provenance.tsx';
import { REPORT_WORDS } from './report-problem.tsx';
import { Lines, Section } from './section.tsx';

const STATES: Record<SentReport['state'], { label: string; badge: BadgeVariant }> = {
  open: { label: 'Not looked into yet', badge: 'outline' },
  accepted: { label: 'Will be seen to', badge: 'soft' },
  mended: { label: 'Put right', badge: 'soft' },
  rejected: { label: 'Stays as it is', badge: 'secondary' },
};

/** What the student reported about the scholarship, and what became of it. */
const SentReports = ({ reports }: { reports: readonly SentReport[] }) => (
  <Section title="What You Reported">
    <ul className="grid gap-4">
      {reports.map(({ id, kind, text, createdAt, state, answer }) => (
        <li key={id} className="grid gap-1.5 border-l-4 border-line pl-4">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <Badge variant={STATES[state].badge}>{STATES[state].label}</Badge>
            <time dateTime={createdAt}>{momentInWords(createdAt)}</time>
          </p>
          <p className="wrap-anywhere">{text || REPORT_WORDS.find(({ value }) => value === kind)?.label}</p>
          {answer ? <p className="font-semibold wrap-anywhere">{answer}</p> : null}
        </li>
      ))}
    </ul>
  </Section>
);

const OwnApplication = preloadable(async () => (await import('./own-application.tsx')).OwnApplication);

const OwnScholarship = preloadable(async () => (await import('./own-scholarship.tsx')).OwnScholarship);

const PARTS = [
  { outcome: 'met', label: OUTCOME_WORDS.met, dot: 'bg-laurel' },
  { outcome: 'unknown', label: OUTCOME_WORDS.unknown, dot: 'bg-brass-bright' },
  { outcome: 'not_met', label: OUTCOME_WORDS.not_met, dot: 'bg-danger' },
] as const;

/** A bar of how many conditions are met, open and not met. */
const VerdictChart = ({ verdicts }: { verdicts: readonly VerdictData[] }) => {
  const counts = countVerdicts(verdicts);
  if (counts.total === 0) return null;
  const parts = PARTS.filter(({ outcome }) => counts[outcome] > 0);
  return (
    <figure>
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ outcome, dot }) => (
          <div
            key={outcome}
            className={`forced-border h-full ${dot}`}
            style={{ flexGrow: counts[outcome] }}
          />
        ))}
      </div>
      <figcaption className="mt-2.5">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {parts.map(({ outcome, label, dot }) => (
            <li key={outcome} className="inline-flex items-center gap-2">
              <span aria-hidden="true" className={`forced-border size-3 rounded-full ${dot}`} />
              <span>
                <span className="font-semibold tabular-nums">{counts[outcome]}</span> {label}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
};

interface FoldableProps {
  view: PageView;
  folded: boolean;
}

/** The steps to a submitted application. */
const StepsSection = ({ view: { card, detail, verdicts }, folded }: FoldableProps) => {
  const deadline = useDeadline(deadlineFacts(card));
  const page = externalLink(card.link);
  const steps = applicationSteps({
    detail,
    organization: card.organization,
    site: page && hostOf(page),
    deadline,
    nominator: card.nominator,
    deadlineDay: deadline.day && dayInWords(deadline.day),
    openConditions: verdicts.filter(({ outcome, strength }) => outcome === 'unknown' && strength !== 'info')
      .length,
  });
  return (
    <Section title="Application Process" folded={folded}>
      <ol className="grid gap-5">
        {steps.map(({ title, text, items }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-3.5">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full border border-laurel font-display font-semibold text-laurel"
            >
              {index + 1}
            </span>
            <div className="max-w-prose pt-1">
              <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
              <p>{text}</p>
              {items.length > 0 ? (
                <ul className="mt-1.5 list-disc pl-5 text-muted">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
};

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s*/, '').trim())
    .filter(Boolean);

const Benefits = ({ view: { card, detail } }: { view: PageView }) => {
  const { text, detail: wording } = displayAward(card);
  const benefits = detail?.benefits.length ? detail.benefits : [wording ?? text];
  return (
    <Section title="Benefits">
      <Lines lines={benefits} />
    </Section>
  );
};

const Fit = ({ view: { match, isEligible, isScorePending } }: { view: PageView }) =>
  match && match.matchReasons.length > 0 && !isScorePending ? (
    <Section title={isEligible ? 'Why it matches' : 'What speaks for it'}>
      <Lines lines={match.matchReasons.map((line) => withLocalDays(line))} />
    </Section>
  ) : null;

const Conditions = ({ view: { verdicts, card, detail }, folded }: FoldableProps) =>
  verdicts.length > 0 ? (
    <Section
      title="Condition by condition"
      folded={folded}
      text="What the scholarship asks for, and what you have said about yourself."
    >
      <div className="mb-5 max-w-prose">
        <VerdictChart verdicts={verdicts} />
      </div>
      <CriteriaTable
        verdicts={verdicts}
        quoted={card.basis === 'listing'}
        criteria={detail?.criteria ?? []}
      />
    </Section>
  ) : null;

type Proposal = NonNullable<ScholarshipDetail['proposals']>[number];

const proposalLine = ({ criterion, award, evidence }: Proposal): string =>
  `${criterion ? CRITERIA[criterion.kind].label : award ? 'Award' : 'Deadline'}: “${evidence.quote}”`;

const PointedOut = ({ proposals = [] }: { proposals: Proposal[] | undefined }) =>
  proposals.length > 0 ? (
    <Section
      title="Also in its text"
      text="A language model pointed at these sentences. They count for nothing above: check them on the official page."
    >
      <Lines lines={[...new Set(proposals.map(proposalLine))]} />
    </Section>
  ) : null;

const limitOf = ({ words, characters }: EssayTask): string =>
  words ? ` (up to ${words} words)` : characters ? ` (up to ${characters} characters)` : '';

type EssayTask = NonNullable<ScholarshipDetail['essays']>[number];

const EssayTasks = ({ essays }: { essays: readonly EssayTask[] }) => (
  <Section title="What you will write" text="In our words; the official form has the exact wording.">
    <Lines lines={essays.map((essay) => `${essay.task}${limitOf(essay)}`)} />
  </Section>
);

interface AdviceProps {
  title: string;
  lines: readonly string[] | undefined;
  folded?: boolean;
}

const Advice = ({ title, lines, folded = false }: AdviceProps) =>
  lines && lines.length > 0 ? (
    <Section title={title} folded={folded}>
      <Lines lines={lines.map((line) => withLocalDays(line))} />
    </Section>
  ) : null;

const Coming = () => (
  <div className="grid gap-4 border-t border-line pt-7">
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-40" />
  </div>
);

interface PageSectionsProps {
  view: PageView;
  saved: boolean;
  isLoading: boolean;
}

/** The body of the page, from the description to the sources. */
export const PageSections = ({ view, saved, isLoading }: PageSectionsProps) => {
  const { card, detail, match } = view;
  const eligibility = linesOf(card.eligibility);
  // Whoever added it knows what it asks for: what is left to do stands first, and the rest is opened when it is wanted.
  const folded = detail?.own !== undefined;
  return (
    <>
      {detail?.own ? (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <OwnScholarship detail={detail} />
        </Suspense>
      ) : card.description ? (
        <Section title="About this scholarship">
          <p className="max-w-prose whitespace-pre-line">{card.description}</p>
        </Section>
      ) : null}
      {card.ended ? null : <Fit view={view} />}
      {/* The lines of an own scholarship stand in its form above. */}
      {detail?.own ? null : (
        <Section title="Eligibility">
          {eligibility.length > 0 ? (
            <Lines lines={[...new Set(eligibility)]} />
          ) : (
            <p className="text-muted">Not stated.</p>
          )}
        </Section>
      )}
      {isLoading && !detail ? <Coming /> : <Conditions view={view} folded={folded} />}
      <Advice title="Eligibility Gaps" lines={match?.eligibilityGaps} folded={folded} />
      <PointedOut proposals={detail?.proposals} />
      <Benefits view={view} />
      {detail?.essays?.length ? <EssayTasks essays={detail.essays} /> : null}
      {card.ended ? null : (
        <>
          <StepsSection view={view} folded={folded} />
          {saved ? (
            <Suspense fallback={<Skeleton className="h-72" />}>
              <OwnApplication id={card.id} folded={folded} />
            </Suspense>
          ) : null}
          <Advice title="AI Application Tips" lines={match?.applicationTips} />
          {match?.applicationTips?.length ? <AiNote className="-mt-4" /> : null}
        </>
      )}
      {detail?.reports?.length ? <SentReports reports={detail.reports} /> : null}
      {detail ? <Provenance detail={detail} /> : null}
    </>
  );
};
