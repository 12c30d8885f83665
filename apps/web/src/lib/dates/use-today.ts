import { useEffect, useState } from 'react';
import { dayOf } from './calendar-day.ts';

const CHECK_MS = 60_000;

/**
 * Today (YYYY-MM-DD) on the student's own calendar, or on that of `timeZone`; changes at midnight while the page stays open.
 */
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
