import { addDays } from '@laurel/domain';
import { encodeDate, type FoundDate, findDates } from '../../deadline/find-dates.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft } from '../rule.ts';
import { BORN, EARLIEST_BIRTH } from './phrases.generated.ts';

/** A birth bound is an age on one day; the day is chosen this many years on, a multiple of four so that leap days meet. */
const YEARS_ON = 20;

const calendarDate = (date: FoundDate | undefined): string | undefined =>
  date?.year === undefined || date.day === undefined ? undefined : encodeDate(date);

const onDay = (date: string): string => `${Number(date.slice(0, 4)) + YEARS_ON}${date.slice(4)}`;

/** "born after 1 September 1998" as a greatest age on the day twenty years later, "born before" as a least one. */
export const bornWithin = (clause: Clause): Draft[] =>
  [...clause.text.matchAll(BORN)].flatMap((match): Draft[] => {
    const { on, side = '', rest = '' } = match.groups ?? {};
    const value = calendarDate(findDates(rest).dates[0]);
    if (value === undefined) return [];
    if (covers(clause.void, match.index) || !bindsApplicants(clause, Math.max(1, match.index))) return [];
    const at = { start: match.index, end: match.index + match[0].trimEnd().length };
    const included = on !== undefined || /since|no/i.test(side);
    if (EARLIEST_BIRTH.test(side)) {
      const last = included ? addDays(value, -1) : value;
      return [{ kind: 'age', max: YEARS_ON - 1, onDate: onDay(last), ...at }];
    }
    const latest = included ? value : addDays(value, -1);
    return [{ kind: 'age', min: YEARS_ON, onDate: onDay(latest), ...at }];
  });
