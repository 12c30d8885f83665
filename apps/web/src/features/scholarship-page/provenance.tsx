import type { ScholarshipDetail, ScholarshipEvent } from '@laurel/contract';
import {
  BASIS_WORDING,
  basisOf,
  type ChangedField,
  type DeadlineStatus,
  lastKnownText,
  OWN_SOURCE,
} from '@laurel/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { externalLink, hostOf } from '../../lib/browser/external-link.ts';
import { dayInWords, momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { withLocalDays } from '../scholarships/local-days.ts';
import { authorInWords, pageAge, pageOfCheck } from '../scholarships/page-age.ts';
import { scholarshipChangesQuery } from '../scholarships/scholarship-query.ts';
import { ReportProblem } from './report-problem.tsx';
import { Section } from './section.tsx';

/** Shown first, and the most that the server keeps. */
const FIRST_SHOWN = 3;
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

/** The old and new words; when only our reading changed, both are equal. */
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

/** Changes that imports made to this record, newest first; nothing when there are none. */
const RecordChanges = ({ id }: { id: string }) => {
  const student = useStudentKey();
  const [limit, setLimit] = useState(FIRST_SHOWN);
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

/** The source name of Laurel's own catalogue. */
const OWN_CATALOGUE = 'laurel';

const DEADLINES: Record<DeadlineStatus, string> = {
  announced: 'Announced by the provider',
  estimated: 'Expected from the rounds of other years',
  rolling: 'Rolling: applications are taken at any time',
  last_known: 'A rule that nothing has confirmed for over a year: see the official page',
  unknown: 'Date not known to us: see the official page',
  closed: 'Announced by the provider; this round is over',
};

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The pages that were compared with the record: publisher, date of the page, date of our visit. */
const PagesRead = ({ evidence }: { evidence: NonNullable<ScholarshipDetail['provenance']['evidence']> }) => (
  <ul className="grid gap-1">
    {evidence.map((cited) => {
      const { url, by, read } = cited;
      const page = externalLink(url);
      return (
        <li key={url}>
          {page ? (
            <a className="prose-link break-words" href={page} target="_blank" rel="noopener noreferrer">
              {hostOf(page)}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : null}
          <span className="text-sm text-muted">
            {withLocalDays(`, ${authorInWords(by, pageAge(cited))}, read ${dayInWords(read)}`)}
          </span>
        </li>
      );
    })}
  </ul>
);

const sourceName = (source: string) =>
  source === OWN_CATALOGUE ? 'Laurel’s catalogue' : source === OWN_SOURCE ? 'You added it' : source;

/** The source of the facts, the pages they were compared with, and how the deadline is known. */
export const Provenance = ({ detail }: { detail: ScholarshipDetail }) => {
  const { provenance, deadlineStatus, deadlineRule } = detail;
  const { evidence = [] } = provenance;
  const basis = basisOf(provenance);
  const compared = provenance.checked ? pageOfCheck(evidence, provenance.checked) : undefined;
  const page = externalLink(provenance.url);
  return (
    <Section title="Where this comes from">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Entry label="Source">
          {sourceName(provenance.source)}
          {basis === 'listing' && page ? (
            <>
              {', from '}
              <a className="prose-link" href={page} target="_blank" rel="noopener noreferrer">
                {hostOf(page)}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </>
          ) : null}
        </Entry>
        <Entry label="How the facts are known">{BASIS_WORDING[basis].full}</Entry>
        {evidence.length > 0 ? (
          <Entry label="Pages we read">
            <PagesRead evidence={evidence} />
          </Entry>
        ) : null}
        {provenance.checked ? (
          <Entry label="Last checked">
            {dayInWords(provenance.checked)}
            {compared && pageAge(compared) ? (
              <span className="block text-sm text-muted">
                {withLocalDays(`With a page${pageAge(compared)}`)}
              </span>
            ) : null}
          </Entry>
        ) : null}
        <Entry label="How the deadline is known">
          {detail.ended
            ? 'There is none: it is no longer given'
            : detail.own && deadlineRule.text
              ? 'Read from the text that you gave'
              : DEADLINES[deadlineStatus ?? 'unknown']}
          {deadlineRule.text ? <span className="block text-sm text-muted">{deadlineRule.text}</span> : null}
        </Entry>
      </dl>
      {detail.lastKnown ? (
        <p className="mt-4 max-w-prose rounded-md border border-brass p-3">
          {`${lastKnownText(detail.lastKnown)}. Look it up on the official page before you rely on it.`}
        </p>
      ) : null}
      {detail.parsedFully ? null : (
        <p className="mt-4 text-sm text-muted">
          Part of the eligibility text could not be turned into conditions: read it in full above.
        </p>
      )}
      {detail.own ? null : (
        <>
          <RecordChanges id={detail.id} />
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ReportProblem id={detail.id} title={detail.title} />
            <Link to="/freshness" className="prose-link text-sm">
              How fresh the catalogue is
            </Link>
          </div>
        </>
      )}
    </Section>
  );
};
