import { dayInWords } from '../../lib/dates/calendar-day.ts';
import { Callout } from '../../ui/callout.tsx';
import { type ApplicationPlan, type BusyWeek, busyWeeks } from './plan-application.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const titleOf = ({ week, deadlines, steps }: BusyWeek): string => {
  const parts = [
    ...(deadlines.length > 0 ? [counted(deadlines.length, 'deadline')] : []),
    ...(steps.length > 0 ? [counted(steps.length, 'step')] : []),
  ];
  return `${parts.join(' and ')} in the week of ${dayInWords(week)}`;
};

interface BusyWeeksProps {
  plans: readonly ApplicationPlan[];
  today: string;
  /** Only weeks that begin on or after this day, and before the other. */
  from?: string;
  until?: string;
}

/** Weeks in which too much comes together, named while there is time to begin earlier. */
export const BusyWeeks = ({ plans, today, from = '', until = '~' }: BusyWeeksProps) =>
  busyWeeks(plans, today)
    .filter(({ week }) => week >= from && week < until)
    .map((busy) => (
      <Callout key={busy.week} variant="warning" title={titleOf(busy)}>
        {busy.deadlines.length > 0 ? <p>{busy.deadlines.join(', ')}</p> : null}
        {busy.steps.length > 0 ? (
          <details className="text-sm">
            <summary className="py-1 font-semibold">
              What is to be done<span className="sr-only"> in the week of {dayInWords(busy.week)}</span>
            </summary>
            <ul className="list-disc pl-5">
              {busy.steps.map(({ title, label }) => (
                <li key={`${title}${label}`}>
                  {label} <span className="text-muted">({title})</span>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </Callout>
    ));
