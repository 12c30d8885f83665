import type { SavedScholarshipItem } from '@laurel/contract';
import { readDay } from '../../lib/dates/calendar-day.ts';
import type { ApplicationPlan } from './plan-application.ts';

/** Says how much of the saved list a calendar can't show: a day is never made up. */
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
  const without = left.filter(({ scholarship }) => !readDay(scholarship.applicationDeadline)).length;
  const parts = [
    ...(without > 0 ? [`${without} without a known day`] : []),
    ...(left.length > without ? [`${left.length - without} sent or past`] : []),
  ];
  return <p className="text-sm text-muted">Not shown here: {parts.join(', ')}.</p>;
};
