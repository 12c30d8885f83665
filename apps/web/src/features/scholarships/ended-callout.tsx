import type { ScholarshipCard } from '@laurel/contract';
import { Link } from 'react-router';
import { Callout } from '../../ui/callout.tsx';
import { scholarshipPath } from './navigation-state.ts';

const MONTH = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'YYYY' as it is, 'YYYY-MM' as 'November 2023' in the reader's own language. */
const sinceInWords = (since: string) =>
  since.length === 4 ? since : MONTH.format(new Date(`${since}-01T00:00:00Z`));

/** That an award is no longer given, what became of it, and the way to what took its place; nothing while it is given. */
export const EndedCallout = ({ ended }: Pick<ScholarshipCard, 'ended'>) =>
  ended ? (
    <Callout title="This scholarship is no longer given.">
      {ended.since ? <p>It ended in {sinceInWords(ended.since)}.</p> : null}
      {ended.note ? <p>{ended.note}</p> : null}
      {ended.successorId ? (
        <p>
          <Link to={scholarshipPath(ended.successorId)} className="prose-link">
            See its successor
          </Link>
        </p>
      ) : null}
    </Callout>
  ) : null;
