import type { AwardStanding, SavedScholarshipItem } from '@laurel/contract';
import { firstOfMonth, startOfDay } from '@laurel/domain';
import { clsx } from 'clsx';
import { CircleUserRound, GraduationCap } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { dayInWords } from '../../lib/dates/calendar-day.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { preloadable } from '../../ui/lazy-loading.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { shareOf } from './plan-application.ts';
import { savedLinkState } from './saved-default-match.ts';
import type { Standings } from './what-if.tsx';
import { type MarkKind, monthsFrom, placeIn, type YearMark, type YearRow, yearRows } from './year-plan.ts';

interface Year {
  today: string;
  months: readonly string[];
  from: string;
  /** First day after the last month. */
  to: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const SIGNS: Record<MarkKind, { look: string; Icon?: typeof GraduationCap; word: string }> = {
  test: { look: 'bg-info text-raised', Icon: GraduationCap, word: 'Test' },
  referee: { look: 'bg-brass text-raised', Icon: CircleUserRound, word: 'Referees' },
  step: { look: 'bg-laurel', word: 'Step' },
};

const Sign = ({ kind }: { kind: MarkKind }) => {
  const { look, Icon } = SIGNS[kind];
  return (
    <span
      className={clsx(
        'grid place-items-center rounded-full border border-raised [&_svg]:size-3',
        look,
        Icon ? 'size-5' : 'size-3',
      )}
    >
      {Icon ? <Icon /> : null}
    </span>
  );
};

/** The round drawn on twelve months; the words above and below say the same. */
const Track = ({ row: { opens, closes, estimated, marks }, year }: { row: YearRow; year: Year }) => {
  const { from, to, today, months } = year;
  const at = (day: string) => percent(shareOf(day, from, to));
  const isShown = closes !== null && closes.first <= to && closes.last >= today;
  const opening = opens ?? today;
  const end = closes?.last ?? to;
  return (
    <div aria-hidden="true" className="relative mt-2 h-10 overflow-hidden rounded-sm bg-sunken">
      {months.slice(1).map((month) => (
        <span key={month} className="absolute inset-y-0 w-px bg-line" style={{ left: at(month) }} />
      ))}
      {isShown ? (
        <span
          className={clsx('absolute top-3.5 h-3 rounded-full', estimated ? 'bg-laurel/35' : 'bg-laurel/60')}
          style={{ left: at(opening), width: percent(shareOf(end, from, to) - shareOf(opening, from, to)) }}
        />
      ) : null}
      {isShown ? (
        <span
          className={clsx(
            'absolute top-2 h-6 min-w-1.5 rounded-sm',
            estimated ? 'bg-brass-bright' : 'bg-danger',
          )}
          style={{
            left: at(closes.first),
            width: percent(shareOf(closes.last, from, to) - shareOf(closes.first, from, to)),
          }}
        />
      ) : null}
      {marks.map(({ day, label, kind }) => {
        const place = placeIn(day, from, to);
        return place === undefined ? null : (
          <span
            key={`${day}${label}`}
            className="absolute top-5 -translate-1/2"
            style={{ left: percent(place) }}
          >
            <Sign kind={kind} />
          </span>
        );
      })}
      <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: at(today) }} />
    </div>
  );
};

interface MarksProps {
  marks: readonly YearMark[];
  /** The accessible name of the list. */
  label: string;
  today: string;
}

const Marks = ({ marks, label: name, today }: MarksProps) => (
  <ul aria-label={name} className="mt-2 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
    {marks.map(({ day, label, kind, isFromBefore }) => (
      <li key={`${day}${label}`} className="flex gap-2">
        <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
          <Sign kind={kind} />
        </span>
        <span className="min-w-0 wrap-anywhere">
          <time
            dateTime={day}
            className={clsx(
              'tabular-nums',
              day < today && !isFromBefore ? 'font-semibold text-danger' : 'text-muted',
            )}
          >
            {isFromBefore ? 'Now' : `${day < today ? 'Was due ' : ''}${dayInWords(day)}`}
          </time>
          : {label}
        </span>
      </li>
    ))}
  </ul>
);

const STANDING_WORDS: Record<AwardStanding, string> = {
  fits: 'fits you',
  open: 'fits you, with a condition still open',
  too_late: 'too late for this start',
  next_round: 'not in this round',
  not_eligible: 'not eligible',
};
const isLit = (standing: AwardStanding) => standing === 'fits' || standing === 'open';

/** How the award would stand with what the sliders say. */
const WhatIfLine = ({ now, changed }: { now: AwardStanding; changed: AwardStanding }) => (
  <p
    className={clsx(
      'mt-1 w-fit rounded-full px-3 py-0.5 text-sm',
      isLit(changed) ? 'bg-laurel-soft text-laurel-strong' : 'bg-sunken text-muted',
      now !== changed && 'font-semibold',
    )}
  >
    With this: {STANDING_WORDS[changed]}
    {now === changed ? '' : `; now: ${STANDING_WORDS[now]}`}
  </p>
);

interface RowProps {
  row: YearRow;
  year: Year;
  standings: Standings | undefined;
}

const Row = ({ row, year, standings }: RowProps) => {
  const { saved, marks, text } = row;
  const { id, title } = saved.scholarship;
  // The dates that others set come first: tests have few days, and referees need weeks.
  const dated = marks.filter(({ kind }) => kind !== 'step');
  const steps = marks.filter(({ kind }) => kind === 'step');
  const standing = standings?.get(id);
  return (
    <li className="break-inside-avoid border-b border-line py-4">
      <h3 className="text-lg leading-snug wrap-anywhere">
        <Link to={scholarshipPath(id)} state={savedLinkState(saved)} className="title-link">
          {title}
        </Link>
      </h3>
      <p className="text-sm text-muted">{text}</p>
      {standing ? <WhatIfLine {...standing} /> : null}
      <div className={clsx(standing && !isLit(standing.changed) && 'opacity-40')}>
        <Track row={row} year={year} />
      </div>
      {dated.length > 0 ? (
        <Marks marks={dated} label={`Tests and referees for ${title}`} today={year.today} />
      ) : null}
      {steps.length > 0 ? (
        <details className="mt-1 text-sm">
          <summary className="py-1 font-semibold text-laurel">
            {steps.length === 1 ? '1 other step' : `${steps.length} other steps`}
            <span className="sr-only"> for {title}</span>
          </summary>
          <Marks marks={steps} label={`Other steps for ${title}`} today={year.today} />
        </details>
      ) : null}
    </li>
  );
};

const monthInWords = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' }).format(startOfDay(day));

const Key = () => (
  <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="h-3 w-6 rounded-full bg-laurel/60" /> open
    </span>
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="h-4 w-1.5 rounded-sm bg-danger" /> closes, announced
    </span>
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="h-4 w-3 rounded-sm bg-brass-bright" /> closes, expected
    </span>
    <span className="flex items-center gap-2">
      <span aria-hidden="true">
        <Sign kind="test" />
      </span>
      a test
    </span>
    <span className="flex items-center gap-2">
      <span aria-hidden="true">
        <Sign kind="referee" />
      </span>
      ask referees
    </span>
  </p>
);

/** Few open it: it comes with the first who do. */
const WhatIf = preloadable(async () => (await import('./what-if.tsx')).WhatIf);

/** Twelve months of all saved scholarships: when each opens and closes, its tests, and when to ask referees. */
export const YearView = ({ saved }: { saved: readonly SavedScholarshipItem[] }) => {
  const today = useToday();
  const months = monthsFrom(today);
  const from = months[0] ?? today;
  const year = { today, months, from, to: firstOfMonth(from, 12) };
  const [isTrying, setTrying] = useState(false);
  const [standings, setStandings] = useState<Standings>();
  return (
    <div className="grid gap-3">
      <details
        className="no-print rounded-lg border border-line bg-raised px-5 py-2"
        onToggle={({ currentTarget }) => {
          setTrying(currentTarget.open);
          if (!currentTarget.open) setStandings(undefined);
        }}
      >
        <summary className="min-h-9 py-1 font-semibold text-laurel">
          What if your start, a score or your grade were another one?
        </summary>
        {isTrying ? (
          <Suspense fallback={null}>
            <WhatIf
              ids={saved.map(({ scholarship }) => scholarship.id)}
              today={today}
              onStandings={setStandings}
            />
          </Suspense>
        ) : null}
      </details>
      <Key />
      <div aria-hidden="true" className="relative h-5 text-xs text-muted">
        {months.map((month, at) => (
          <span
            key={month}
            className={clsx('absolute whitespace-nowrap', at % 2 === 1 && 'max-sm:hidden')}
            style={{ left: percent(shareOf(month, year.from, year.to)) }}
          >
            {monthInWords(month)}
          </span>
        ))}
      </div>
      <ul aria-label="Your year" className="-mt-3">
        {yearRows(saved, today).map((row) => (
          <Row key={row.saved.id} row={row} year={year} standings={standings} />
        ))}
      </ul>
    </div>
  );
};
