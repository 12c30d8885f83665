import { clsx } from 'clsx';
import { EntryLink } from './entry-link.tsx';
import { inWords, type MonthView, weeksOf } from './month-grid.ts';

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
export const MonthTable = ({ month, today, byDay }: MonthView) => {
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
