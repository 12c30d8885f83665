import type { ScholarshipEvent } from '@laurel/contract';
import type { ChangedField } from '@laurel/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { Button } from '../../ui/button.tsx';
import { scholarshipChangesQuery } from '../scholarships/scholarship-query.ts';

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
export const RecordChanges = ({ id }: { id: string }) => {
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
