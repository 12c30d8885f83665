import { useToday } from '../../lib/dates/use-today.ts';
import { type DeadlineDisplay, type DeadlineFacts, displayDeadline } from './deadline-display.ts';
import { usableZone } from './time-zone.ts';

/** The deadline as it is shown now: by the award's own calendar where it has one, else by the student's. */
export const useDeadline = (facts: DeadlineFacts): DeadlineDisplay =>
  displayDeadline(facts, useToday(usableZone(facts.timeZone)));
