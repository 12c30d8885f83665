import { clsx } from 'clsx';
import { EntryLink } from './entry-link.tsx';
import { inWords, type MonthView } from './month-grid.ts';

/** The same month in words, where seven columns have no room. */
export const MonthList = ({ month, today, byDay }: MonthView) => {
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
