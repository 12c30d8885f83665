import type { SavedScholarshipItem } from '@laurel/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays, dayInWords } from '../../lib/dates/calendar-day.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { BusyWeeks } from './busy-weeks.tsx';
import { entriesByDay, inWords, weeksOf } from './month-grid.ts';
import { MonthList } from './month-list.tsx';
import { MonthTable } from './month-table.tsx';
import { monthAfter, planAll } from './plan-application.ts';
import { WithoutDay } from './without-day.tsx';

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
        disabled={month === monthAfter(today, 0)}
        onClick={() => onMonth(monthAfter(today, 0))}
      >
        This month
      </Button>
      <Button
        variant="secondary"
        size="iconSm"
        aria-label="Previous month"
        onClick={() => onMonth(monthAfter(month, -1))}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="secondary"
        size="iconSm"
        aria-label="Next month"
        onClick={() => onMonth(monthAfter(month, 1))}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  </div>
);

/** A month at a time: deadlines of open applications, and what is to be done for them. */
export const DeadlineMonth = ({ saved }: { saved: readonly SavedScholarshipItem[] }) => {
  const today = useToday();
  const [month, setMonth] = useState(() => monthAfter(today, 0));
  const plans = planAll(saved, today);
  const byDay = entriesByDay(plans);
  const next = [...byDay.keys()].filter((day) => day >= monthAfter(month, 1)).sort()[0];
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
          <Button variant="secondary" size="sm" onClick={() => setMonth(monthAfter(next, 0))}>
            Show it
          </Button>
        </p>
      ) : null}
      <WithoutDay saved={saved} plans={plans} />
    </div>
  );
};
