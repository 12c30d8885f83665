import { daysBetween } from '../calendar.ts';
import { DEADLINE_VALUE, DEADLINE_WINDOW_DAYS } from '../weights.ts';
import type { Wish } from './wish.ts';

/** How soon the student wants to apply. A month without a day counts by its first day. */
export const deadlineWish: Wish = ({ deadline, student }) => {
  const preference = student.preferences.applicationDeadlinePreference;
  if (preference === 'any') return undefined;
  if (deadline.status === 'rolling')
    return { wish: 'deadline', value: DEADLINE_VALUE.within, standing: 'as_asked' };
  const day = deadline.date ?? deadline.span?.first;
  // A yearly round falls into a year's window whatever its day.
  const standing = preference === '1year' && deadline.status !== 'closed' ? 'as_asked' : 'open';
  if (day === undefined) return { wish: 'deadline', value: DEADLINE_VALUE.unknown, standing };
  if (daysBetween(student.today, day) > DEADLINE_WINDOW_DAYS[preference]) {
    return { wish: 'deadline', value: DEADLINE_VALUE.later, standing: 'open' };
  }
  const value = deadline.status === 'announced' ? DEADLINE_VALUE.within : DEADLINE_VALUE.estimated;
  return { wish: 'deadline', value, standing: 'as_asked' };
};
