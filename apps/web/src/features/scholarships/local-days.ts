import { utcDay } from '@laurel/domain';
import { dayInWords } from '../../lib/dates/calendar-day.ts';

/**
 * A sentence of the engine with its days ("1 December 2026") in the reader's own form, in which the cards have theirs. "1 and 31 December
 * 2026" has its month only once, and stays.
 */
export const withLocalDays = (sentence: string, locale?: string): string =>
  sentence.replace(/\b(\d+ (?:and|or|to) )?(\d+ [A-Z][a-z]+ \d{4})\b/g, (written, before, day) => {
    const moment = Date.parse(`${day} UTC`);
    return before || !moment ? written : dayInWords(utcDay(new Date(moment)), locale);
  });
