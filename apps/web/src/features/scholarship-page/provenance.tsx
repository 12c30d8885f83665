import type { ScholarshipDetail } from '@laurel/contract';
import type { DeadlineStatus } from '@laurel/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { externalLink, hostOf } from '../../lib/browser/external-link.ts';
import { dayInWords } from '../../lib/dates/calendar-day.ts';
import { RecordChanges } from './record-changes.tsx';
import { ReportProblem } from './report-problem.tsx';
import { Section } from './section.tsx';

/** Source name of the records that Laurel's own catalogue holds. */
const OWN_CATALOGUE = 'laurel';

const METHODS: Record<ScholarshipDetail['provenance']['method'], string> = {
  publisher: 'Taken from the provider’s own page',
  human: 'Written up by Laurel’s editors',
  rule: 'Read from the listing’s text by fixed rules',
  model: 'Read from the listing’s text by a language model',
};
const CONFIDENCES: Record<ScholarshipDetail['provenance']['confidence'], string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low: check the official page first',
};
const DEADLINES: Record<DeadlineStatus, string> = {
  announced: 'Announced by the provider',
  estimated: 'Estimated from the last cycle; not announced for the coming one',
  rolling: 'Rolling: applications are taken at any time',
  unknown: 'Not known',
  closed: 'Announced by the provider; this round is over',
};

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Where the facts come from, when they were checked, and how the deadline is known. */
export const Provenance = ({ detail }: { detail: ScholarshipDetail }) => {
  const { provenance, deadlineStatus, deadlineRule } = detail;
  const page = externalLink(provenance.url);
  return (
    <Section title="Where this comes from">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Entry label="Source">
          {provenance.source === OWN_CATALOGUE ? 'Laurel’s catalogue' : provenance.source}
          {page ? (
            <>
              {', from '}
              <a className="prose-link" href={page} target="_blank" rel="noopener noreferrer">
                {hostOf(page)}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </>
          ) : null}
        </Entry>
        <Entry label="Last checked">
          {provenance.checked ? dayInWords(provenance.checked) : 'Not recorded'}
        </Entry>
        <Entry label="How the deadline is known">
          {detail.ended ? 'There is none: it is no longer given' : DEADLINES[deadlineStatus ?? 'unknown']}
          {deadlineRule.text ? <q className="block text-sm text-muted italic">{deadlineRule.text}</q> : null}
        </Entry>
        <Entry label="How the facts were obtained">
          {METHODS[provenance.method]}. Confidence: {CONFIDENCES[provenance.confidence]}.
        </Entry>
      </dl>
      {detail.parsedFully ? null : (
        <p className="mt-4 text-sm text-muted">
          Part of the eligibility text could not be turned into conditions: read it in full above.
        </p>
      )}
      <RecordChanges id={detail.id} />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ReportProblem id={detail.id} title={detail.title} />
        <Link to="/freshness" className="prose-link text-sm">
          How fresh the catalogue is
        </Link>
      </div>
    </Section>
  );
};
