import type { ScholarshipDetail, ScholarshipEvent } from '@laurel/contract';
import type { ChangedField, DeadlineStatus } from '@laurel/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { externalLink, hostOf } from '../../lib/browser/external-link.ts';
import { dayInWords, momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { scholarshipChangesQuery } from '../scholarships/scholarship-query.ts';
import { ReportProblem } from './report-problem.tsx';
import { Section } from './section.tsx';

/** Shown at first; the server keeps no more than the second figure. */
const FEW = 3;
const ALL = 50;

const FIELDS: Record<ChangedField, string> = {
  deadline: 'Deadline',
  award: 'Award',
  conditions: 'Conditions',
  place: 'Place of study',
  title: 'Title',
  organization: 'Provider',
  link: 'Link',
  documents: 'Documents',
  benefits: 'Benefits',
  description: 'Description',
};
const EVENTS: Record<ScholarshipEvent['kind'], string> = {
  changed: 'Changed',
  withdrawn: 'No longer listed by its source',
  returned: 'Listed by its source again',
};

type Change = ScholarshipEvent['changes'][number];

/** The words before and after; a reading that changed has the same words on both sides. */
const FromTo = ({ change: { from, to } }: { change: Change }) => {
  if (from === to) return <p className="text-muted">Its words are the same; they are read more exactly.</p>;
  return (
    <>
      {from ? <del className="block whitespace-pre-line break-words text-muted">{from}</del> : null}
      {to ? <ins className="block whitespace-pre-line break-words no-underline">{to}</ins> : null}
    </>
  );
};

const Event = ({ event: { at, kind, changes } }: { event: ScholarshipEvent }) => (
  <li className="border-l-2 border-line pl-4">
    <p className="text-sm text-muted">
      <time dateTime={at}>{momentInWords(at)}</time>
      {`: ${EVENTS[kind]}`}
    </p>
    {changes.length > 0 ? (
      <dl className="mt-1 grid gap-2 text-sm">
        {changes.map((change) => (
          <div key={change.field}>
            <dt className="font-semibold">{FIELDS[change.field]}</dt>
            <dd>
              <FromTo change={change} />
            </dd>
          </div>
        ))}
      </dl>
    ) : null}
  </li>
);

/** What imports changed of this scholarship, newest first; nothing where nothing did. */
const RecordChanges = ({ id }: { id: string }) => {
  const student = useStudentKey();
  const [limit, setLimit] = useState(FEW);
  const { data, isFetching } = useQuery({
    ...scholarshipChangesQuery(student, id, limit),
    placeholderData: keepPreviousData,
  });
  if (!data || data.data.changes.length === 0) return null;
  const { changes } = data.data;
  const { totalItems } = data.pagination;
  return (
    <div className="mt-6 max-w-prose">
      <h3 className="text-lg">What changed</h3>
      <ol className="mt-3 grid gap-4">
        {changes.map((event) => (
          <Event key={event.version} event={event} />
        ))}
      </ol>
      {changes.length < totalItems ? (
        <Button
          variant="secondary"
          size="sm"
          className="no-print mt-4"
          loading={isFetching}
          loadingText="Loading..."
          onClick={() => setLimit(ALL)}
        >
          {`Show all ${totalItems} changes`}
        </Button>
      ) : null}
    </div>
  );
};

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
