import type { SavedScholarshipItem } from '@laurel/contract';
import { addDays, firstOfMonth } from '@laurel/domain';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayInWords } from '../../lib/dates/calendar-day.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { BusyWeeks, WithoutDay } from './busy-weeks.tsx';
import { entriesByDay, inWords, type MonthEntry, type MonthView, weeksOf } from './month-grid.ts';
import { planAll } from './plan-application.ts';
import { savedLinkState } from './saved-default-match.ts';

/** Steps that fit into a cell; the rest is counted. */
const STEPS_SHOWN = 2;

/** A deadline, or the steps that are due for one. */
const EntryLink = ({ entry: { plan, steps } }: { entry: MonthEntry }) => {
  const { saved, estimated } = plan;
  const isDeadline = steps.length === 0;
  const look = !isDeadline
    ? 'border-laurel bg-laurel-soft'
    : estimated
      ? 'border-brass-bright bg-brass-soft'
      : 'border-danger bg-danger-soft';
  return (
    <Link
      to={scholarshipPath(saved.scholarship.id)}
      state={savedLinkState(saved)}
      title={steps.join('\n') || undefined}
      className={clsx(
        'forced-border block rounded-sm border-l-4 px-1.5 py-1 text-xs leading-snug text-ink wrap-anywhere hover:underline',
        look,
      )}
    >
      <span className="block font-semibold">{saved.scholarship.title}</span>
      {isDeadline ? (estimated ? 'Estimated deadline' : 'Deadline') : null}
      {steps.slice(0, STEPS_SHOWN).map((step) => (
        <span key={step} className="block">
          {step}
        </span>
      ))}
      {steps.length > STEPS_SHOWN ? `+${steps.length - STEPS_SHOWN} more` : null}
    </Link>
  );
};

const DayNumber = ({ day, today }: { day: string; today: string }) => (
  <time
    dateTime={day}
    aria-current={day === today ? 'date' : undefined}
    className={clsx(
      'inline-grid min-w-7 place-items-center rounded-full px-1 text-sm leading-7 tabular-nums',
      day === today && 'bg-laurel font-semibold text-on-laurel',
    )}
  >
    {Number(day.slice(8))}
    {day === today ? <span className="sr-only">, today</span> : null}
  </time>
);

/** The month as seven columns of days. */
const MonthTable = ({ month, today, byDay }: MonthView) => {
  const weeks = weeksOf(month);
  return (
    <table
      aria-labelledby="month-heading"
      className="w-full table-fixed border-collapse max-md:hidden print:table"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={inWords(day, { weekday: 'long' })}
              className="border border-line bg-sunken py-1.5 text-sm font-semibold text-muted"
            >
              {inWords(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]} className="break-inside-avoid">
            {days.map((day) => (
              <td
                key={day}
                className={clsx(
                  'h-24 border border-line p-1 align-top',
                  day.startsWith(month.slice(0, 7)) ? 'bg-raised' : 'bg-sunken/50 text-muted',
                )}
              >
                <DayNumber day={day} today={today} />
                <ul className="mt-1 grid gap-1">
                  {byDay.get(day)?.map((entry) => (
                    <li key={`${entry.plan.saved.id}${entry.steps.length}`}>
                      <EntryLink entry={entry} />
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The same month as a list, for narrow windows. */
const MonthList = ({ month, today, byDay }: MonthView) => {
  const days = [...byDay.keys()].filter((day) => day.startsWith(month.slice(0, 7))).sort();
  if (days.length === 0)
    return (
      <p className="rounded-lg border border-dashed border-edge px-5 py-10 text-center text-muted md:hidden print:hidden">
        Nothing falls in this month.
      </p>
    );
  return (
    <ol aria-labelledby="month-heading" className="grid gap-4 md:hidden print:hidden">
      {days.map((day) => (
        <li key={day} className="grid gap-1.5">
          <p className={clsx('text-sm', day === today ? 'font-semibold text-laurel' : 'text-muted')}>
            <time dateTime={day}>{inWords(day, { weekday: 'long', day: 'numeric', month: 'long' })}</time>
            {day === today ? ', today' : null}
          </p>
          {byDay.get(day)?.map((entry) => (
            <EntryLink key={`${entry.plan.saved.id}${entry.steps.length}`} entry={entry} />
          ))}
        </li>
      ))}
    </ol>
  );
};

interface TurnProps {
  month: string;
  today: string;
  onMonth: (month: string) => void;
}

const Turn = ({ month, today, onMonth }: TurnProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <h3 id="month-heading" aria-live="polite" className="text-xl">
      {inWords(month, { month: 'long', year: 'numeric' })}
    </h3>
    <div className="no-print flex gap-2">
      <Button
        variant="secondary"
        size="sm"
        disabled={month === firstOfMonth(today, 0)}
        onClick={() => onMonth(firstOfMonth(today, 0))}
      >
        This month
      </Button>
      <Button
        variant="secondary"
        size="iconSm"
        aria-label="Previous month"
        onClick={() => onMonth(firstOfMonth(month, -1))}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="secondary"
        size="iconSm"
        aria-label="Next month"
        onClick={() => onMonth(firstOfMonth(month, 1))}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  </div>
);

/** One month with the deadlines and steps of open applications. */
export const DeadlineMonth = ({ saved }: { saved: readonly SavedScholarshipItem[] }) => {
  const today = useToday();
  const [month, setMonth] = useState(() => firstOfMonth(today, 0));
  const plans = planAll(saved, today);
  const byDay = entriesByDay(plans);
  const next = [...byDay.keys()].filter((day) => day >= firstOfMonth(month, 1)).sort()[0];
  const isEmpty = ![...byDay.keys()].some((day) => day.startsWith(month.slice(0, 7)));
  const weeks = weeksOf(month);
  const [first = month, last = month] = [weeks[0]?.[0], weeks.at(-1)?.[6]];
  return (
    <div className="grid gap-4">
      <Turn month={month} today={today} onMonth={setMonth} />
      <BusyWeeks plans={plans} today={today} from={first} until={addDays(last, 1)} />
      <MonthTable month={month} today={today} byDay={byDay} />
      <MonthList month={month} today={today} byDay={byDay} />
      {isEmpty && next ? (
        <p className="no-print flex flex-wrap items-center gap-3 text-sm text-muted">
          What comes next is on {dayInWords(next)}.
          <Button variant="secondary" size="sm" onClick={() => setMonth(firstOfMonth(next, 0))}>
            Show it
          </Button>
        </p>
      ) : null}
      <WithoutDay saved={saved} plans={plans} />
    </div>
  );
};
