import type { SavedScholarshipItem } from '@laurel/contract';
import { firstOfMonth, startOfDay } from '@laurel/domain';
import { counted } from '@laurel/text';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { dayInWords } from '../../lib/dates/calendar-day.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { DeadlineText } from '../scholarships/deadline-label.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { BusyWeeks, WithoutDay } from './busy-weeks.tsx';
import { type ApplicationPlan, monthsUntil, planAll, shareOf, startText } from './plan-application.ts';
import { savedLinkState } from './saved-default-match.ts';

interface Scale {
  today: string;
  months: readonly string[];
  /** First day after the last month. */
  end: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const monthInWords = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' }).format(startOfDay(day));
/** The plan drawn on a time scale; the text beside it says the same. */
const Track = ({ plan, scale: { today, months, end } }: { plan: ApplicationPlan; scale: Scale }) => {
  const from = months[0] ?? today;
  const at = (day: string) => percent(shareOf(day, from, end));
  const start = plan.safeStart ?? plan.deadline;
  const width = percent(shareOf(plan.deadline, from, end) - shareOf(start, from, end));
  return (
    <div aria-hidden="true" className="relative mt-3 h-9 rounded-sm bg-sunken">
      {months.slice(1).map((month) => (
        <span key={month} className="absolute inset-y-0 w-px bg-line" style={{ left: at(month) }} />
      ))}
      <span className="absolute top-3.5 h-2 rounded-full bg-laurel/50" style={{ left: at(start), width }} />
      {[...new Set(plan.milestones.map(({ day }) => day))].map((day) => (
        <span
          key={day}
          className="absolute top-3 size-3 -translate-x-1/2 rounded-full border-2 border-raised bg-laurel"
          style={{ left: at(day) }}
        />
      ))}
      <span
        className={clsx(
          'absolute top-2 size-5 -translate-x-1/2 rotate-45 border-2 border-raised',
          plan.estimated ? 'bg-brass-bright' : 'bg-danger',
        )}
        style={{ left: at(plan.deadline) }}
      />
      <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: at(today) }} />
    </div>
  );
};

const Plan = ({ plan, scale }: { plan: ApplicationPlan; scale: Scale }) => {
  const { saved, milestones } = plan;
  const { id, title } = saved.scholarship;
  const late = plan.safeStart !== null && plan.safeStart < scale.today && !plan.isShort;
  return (
    <li className="break-inside-avoid border-b border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg leading-snug">
          <Link to={scholarshipPath(id)} state={savedLinkState(saved)} className="title-link">
            {title}
          </Link>
        </h3>
        <p className="text-sm">
          <span className="text-muted">Deadline: </span>
          <DeadlineText facts={deadlineFacts(saved.scholarship)} />
        </p>
      </div>
      <p className={clsx('mt-1 text-sm', late ? 'font-semibold text-danger' : 'text-muted')}>
        {startText(plan, scale.today)}
      </p>
      <Track plan={plan} scale={scale} />
      {milestones.length > 0 ? (
        <details className="mt-2 text-sm">
          <summary className="py-1 font-semibold text-laurel">
            {counted(milestones.length, 'step')}
            <span className="sr-only"> for {title}</span>
          </summary>
          <ol className="mt-1 grid gap-1">
            {milestones.map(({ label, day, isFromBefore }) => (
              <li key={`${day}${label}`} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
                <time
                  dateTime={day}
                  className={clsx('tabular-nums', day < scale.today && !isFromBefore && 'text-danger')}
                >
                  {isFromBefore ? 'Now' : dayInWords(day)}
                </time>
                <span>{label}</span>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </li>
  );
};

/** The coming deadlines, each planned backwards from the record's own documents. */
export const DeadlineTimeline = ({ saved }: { saved: readonly SavedScholarshipItem[] }) => {
  const today = useToday();
  const plans = planAll(saved, today);
  if (plans.length === 0) {
    return (
      <p className="rounded-lg border border-dashed border-edge px-5 py-12 text-center text-muted">
        None of your open applications has a deadline with a known day.
      </p>
    );
  }
  const months = monthsUntil(
    today,
    plans.map(({ deadline }) => deadline),
  );
  const scale = { today, months, end: firstOfMonth(months.at(-1) ?? today, 1) };
  return (
    <div className="grid gap-4">
      <BusyWeeks plans={plans} today={today} />
      <p className="text-sm text-muted">
        The line is today, a dot is something to do, the diamond is the deadline: red when it is announced,
        gold when it is estimated. Steps come from each record’s own documents: referees are asked four weeks
        before, transcripts ordered three. What is ticked on a checklist is left out.
      </p>
      <div aria-hidden="true" className="relative h-6 text-xs text-muted">
        {months.map((month) => (
          <span
            key={month}
            className="absolute whitespace-nowrap"
            style={{ left: percent(shareOf(month, months[0] ?? today, scale.end)) }}
          >
            {monthInWords(month)}
          </span>
        ))}
      </div>
      <ul className="-mt-4">
        {plans.map((plan) => (
          <Plan key={plan.saved.id} plan={plan} scale={scale} />
        ))}
      </ul>
      <WithoutDay saved={saved} plans={plans} />
    </div>
  );
};
