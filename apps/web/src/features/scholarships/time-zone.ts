import { addDays, startOfDay } from '@laurel/domain';
import { dayOf } from '../../lib/dates/calendar-day.ts';

const OFFSET = /^(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?(\d{2}))?$/i;

/** A time zone the browser can calculate with: an IANA name or '+02:00'; undefined for others. */
export const usableZone = (zone: string | undefined): string | undefined => {
  const trimmed = zone?.trim();
  if (!trimmed) return undefined;
  const [, sign, hours = '', minutes = '00'] = OFFSET.exec(trimmed) ?? [];
  const name = sign ? `${sign}${hours.padStart(2, '0')}:${minutes}` : trimmed;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) && name;
  } catch {
    // An unknown name: the student's own calendar is used.
    return undefined;
  }
};

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const offsetAt = (moment: number, timeZone: string | undefined): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(new Date(moment));
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(moment / 1000) * 1000;
};

/** The last minute of a calendar day in a zone, e.g. 23:59 in Berlin. */
export const lastMinuteOf = (day: string, timeZone: string): Date => {
  const local = startOfDay(addDays(day, 1)).getTime() - 60_000;
  // Daylight saving time may change between the first guess and the result.
  const guess = local - offsetAt(local, timeZone);
  return new Date(local - offsetAt(guess, timeZone));
};

/**
 * When the award's day ends on the student's clock: '7:59 AM', with the date when that is another day; null when the
 * clocks agree.
 * @param own the student's zone; the browser's by default
 */
export const endInOwnZone = (
  day: string,
  timeZone: string,
  options: { own?: string; locale?: string } = {},
): string | null => {
  const end = lastMinuteOf(day, timeZone);
  if (offsetAt(end.getTime(), timeZone) === offsetAt(end.getTime(), options.own)) return null;
  const own = options.own ? { timeZone: options.own } : {};
  const isSameDay = dayOf(end, options.own) === day;
  return new Intl.DateTimeFormat(options.locale, {
    ...(isSameDay ? {} : { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...own,
  }).format(end);
};

/** How a zone is called on a day: 'CET', 'EST', else 'GMT+3'. Which names are known differs between kinds of English. */
export const zoneInWords = (day: string, timeZone: string): string => {
  const moment = lastMinuteOf(day, timeZone);
  const names = ['en-GB', 'en-US'].map(
    (locale) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
        .formatToParts(moment)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  );
  return names.find((name) => !/\d/.test(name)) ?? names[0] ?? timeZone;
};
