import type { ScholarshipDetail } from '@laurel/contract';
import { Skeleton } from '../../ui/skeleton.tsx';
import { displayAward } from '../scholarships/award-display.ts';
import { CRITERION_LABELS } from '../scholarships/criterion-wording.ts';
import { CriteriaTable } from './criteria-table.tsx';
import { OwnChecklist } from './own-checklist.tsx';
import type { PageView } from './page-view.ts';
import { Provenance } from './provenance.tsx';
import { Lines, Section } from './section.tsx';
import { StepsSection } from './steps-section.tsx';
import { VerdictChart } from './verdict-chart.tsx';

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
      <Lines lines={match.matchReasons} />
    </Section>
  ) : null;

const Conditions = ({ view: { verdicts } }: { view: PageView }) =>
  verdicts.length > 0 ? (
    <Section
      title="Condition by condition"
      text="What the scholarship asks for in its own words, and what you have told Laurel."
    >
      <div className="mb-5 max-w-prose">
        <VerdictChart verdicts={verdicts} />
      </div>
      <CriteriaTable verdicts={verdicts} />
    </Section>
  ) : null;

type Proposal = NonNullable<ScholarshipDetail['proposals']>[number];

const proposalLine = ({ criterion, award, evidence }: Proposal): string =>
  `${criterion ? CRITERION_LABELS[criterion.kind] : award ? 'Award' : 'Deadline'}: “${evidence.quote}”`;

const PointedOut = ({ proposals = [] }: { proposals: Proposal[] | undefined }) =>
  proposals.length > 0 ? (
    <Section
      title="Also in its text"
      text="A language model pointed at these sentences. They count for nothing above: check them on the official page."
    >
      <Lines lines={[...new Set(proposals.map(proposalLine))]} />
    </Section>
  ) : null;

const Advice = ({ title, lines }: { title: string; lines: readonly string[] | undefined }) =>
  lines && lines.length > 0 ? (
    <Section title={title}>
      <Lines lines={lines} />
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

/** Everything about the scholarship, from what it is to where we know it from. */
export const PageSections = ({ view, saved, isLoading }: PageSectionsProps) => {
  const { card, detail, match } = view;
  const eligibility = linesOf(card.eligibility);
  return (
    <>
      {card.description ? (
        <Section title="About this scholarship">
          <p className="max-w-prose whitespace-pre-line">{card.description}</p>
        </Section>
      ) : null}
      {card.ended ? null : <Fit view={view} />}
      <Section title="Eligibility">
        {eligibility.length > 0 ? <Lines lines={eligibility} /> : <p className="text-muted">Not stated.</p>}
      </Section>
      {isLoading && !detail ? <Coming /> : <Conditions view={view} />}
      <Advice title="Eligibility Gaps" lines={match?.eligibilityGaps} />
      <PointedOut proposals={detail?.proposals} />
      <Benefits view={view} />
      {card.ended ? null : (
        <>
          <StepsSection view={view} />
          {saved ? <OwnChecklist id={card.id} /> : null}
          <Advice title="AI Application Tips" lines={match?.applicationTips} />
        </>
      )}
      {detail ? <Provenance detail={detail} /> : null}
    </>
  );
};
