import type { ScholarshipCard } from '@laurel/contract';
import { startOfDay } from '@laurel/domain';
import { clsx } from 'clsx';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { dayInWords } from '../../lib/dates/calendar-day.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Callout } from '../../ui/callout.tsx';
import { type DeadlineDisplay, type DeadlineFacts, displayDeadline } from './deadline-display.ts';
import { withLocalDays } from './local-days.ts';
import { scholarshipPath } from './navigation-state.ts';
import { endInOwnZone, usableZone, zoneInWords } from './time-zone.ts';

/** The deadline as shown now, by the award's time zone where it has one, else by the student's. */
export const useDeadline = (facts: DeadlineFacts): DeadlineDisplay =>
  displayDeadline(facts, useToday(usableZone(facts.timeZone)));

const MONTH = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'YYYY' as it is, 'YYYY-MM' as 'November 2023' in the reader's own language. */
const sinceInWords = (since: string) =>
  since.length === 4 ? since : MONTH.format(startOfDay(`${since}-01`));

/** Says that an award has ended, why, and links to its successor; nothing while it is given. */
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

const Wording = ({ display }: { display: DeadlineDisplay }) => {
  const text = display.day ? (
    <time dateTime={display.day} title={dayInWords(display.day)}>
      {display.text}
    </time>
  ) : (
    withLocalDays(display.text)
  );
  if (display.tone === 'urgent') return <Badge variant="urgent">{text}</Badge>;
  return (
    <span
      className={clsx(
        display.tone === 'soon' && 'font-semibold text-brass',
        display.tone === 'unknown' && 'text-muted italic',
      )}
    >
      {text}
    </span>
  );
};

/** When the deadline's day ends on the student's clock, if that differs. An estimated day has no hour. */
const EndOfDay = ({ day, zone }: { day: string; zone: string }) => {
  const own = endInOwnZone(day, zone);
  return own ? (
    <span className="basis-full text-sm text-muted">
      23:59 {zoneInWords(day, zone)} ({own} where you are)
    </span>
  ) : null;
};

/** The server's words for a window that was only reckoned: 'Expected between ...'. */
const SAYS_SO = /^Expected\b/;

/** 'Expired', a countdown, a date or the organiser's words; marked when estimated. */
export const DeadlineText = ({ facts }: { facts: DeadlineFacts }) => {
  const zone = usableZone(facts.timeZone);
  const display = useDeadline(facts);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Wording display={display} />
      {display.estimated && !SAYS_SO.test(display.text) ? (
        <span
          className="text-sm text-muted"
          title="Expected from the rounds of other years; check the official page"
        >
          estimated
        </span>
      ) : null}
      {facts.nominator && !display.expired ? (
        <span className="basis-full text-sm text-muted">
          Your {facts.nominator} nominates you; its own date is earlier.
        </span>
      ) : null}
      {zone && display.day && !display.expired && !display.estimated && !facts.nominator ? (
        <EndOfDay day={display.day} zone={zone} />
      ) : null}
    </span>
  );
};

export const DeadlineLine = ({ facts }: { facts: DeadlineFacts }) => (
  <span className="flex items-start gap-2">
    <CalendarClock aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
    <span className="sr-only">Deadline: </span>
    <DeadlineText facts={facts} />
  </span>
);
