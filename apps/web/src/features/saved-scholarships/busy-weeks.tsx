import type { SavedScholarshipItem } from '@laurel/contract';
import { counted } from '@laurel/text';
import { dayInWords, readDay } from '../../lib/dates/calendar-day.ts';
import { Callout } from '../../ui/callout.tsx';
import { type ApplicationPlan, type BusyWeek, busyWeeks } from './plan-application.ts';

/** How many saved scholarships have no day to show: a day is never invented. */
export const WithoutDay = ({
  saved,
  plans,
}: {
  saved: readonly SavedScholarshipItem[];
  plans: readonly ApplicationPlan[];
}) => {
  const planned = new Set(plans.map((plan) => plan.saved.id));
  const left = saved.filter(({ id }) => !planned.has(id));
  if (left.length === 0) return null;
  const without = left.filter(
    ({ scholarship }) => !readDay(scholarship.applicationDeadline) && !scholarship.deadlineWindow,
  ).length;
  const parts = [
    ...(without > 0 ? [`${without} without a known day`] : []),
    ...(left.length > without ? [`${left.length - without} sent or past`] : []),
  ];
  return <p className="text-sm text-muted">Not shown here: {parts.join(', ')}.</p>;
};

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
  /** Only weeks that begin from `from` until before `until`. */
  from?: string;
  until?: string;
}

/** Weeks with too many deadlines or steps, announced early enough to begin before. */
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
