import { utcDay } from '@laurel/domain';
/** The only source of time for the server's modules. */
export interface Clock {
  now(): Date;
  /** Calendar day in UTC, YYYY-MM-DD. */
  today(): string;
}

/** @param fixedDay fixes `today()` for tests and demonstrations; `now()` runs on */
export const systemClock = (fixedDay?: string): Clock => ({
  now: () => new Date(),
  today: () => fixedDay ?? utcDay(new Date()),
});
