import { useEffect, useState } from 'react';
import { dayOf } from './calendar-day.ts';

const CHECK_MS = 60_000;

/** Today (YYYY-MM-DD) in the student's own time zone, or in `timeZone`. It changes at midnight while the page is open. */
export const useToday = (timeZone?: string): string => {
  const [today, setToday] = useState(() => dayOf(new Date(), timeZone));
  useEffect(() => {
    const look = () => setToday(dayOf(new Date(), timeZone));
    look();
    const timer = setInterval(look, CHECK_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
};
