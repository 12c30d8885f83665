import { useEffect, useState } from 'react';
import { dayOf } from './calendar-day.ts';

const CHECK_MS = 60_000;

/** Today on the student's own calendar (YYYY-MM-DD); changes at midnight while the page stays open. */
export const useToday = (): string => {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(new Date())), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
};
