import type { ScholarshipRecord } from '@laurel/domain';
import { hostStanding, isPortable } from '../hosts.ts';
import { COUNTRY_VALUE } from '../weights.ts';
import type { Wish } from './wish.ts';

/** The countries of study. */
export const countryWish: Wish = ({ record, student }) => {
  const hosts = hostCodes(record);
  const { answer } = hostStanding(hosts, record, student);
  if (answer === 'unasked') return undefined;
  if (answer === 'no') return { wish: 'country', value: COUNTRY_VALUE.no, standing: 'mismatch' };
  if (answer === 'unknown') return { wish: 'country', value: COUNTRY_VALUE.unknown, standing: 'open' };
  const portable = hosts.length === 0 && isPortable(record);
  return {
    wish: 'country',
    value: portable ? COUNTRY_VALUE.portable : COUNTRY_VALUE.yes,
    standing: 'as_asked',
  };
};

/** Places of study from the record and its host criteria; merely preferred ones when there are no others. */
export function hostCodes(record: ScholarshipRecord): string[] {
  const stated = (strength: 'hard' | 'preferred') =>
    record.criteria.flatMap((c) => (c.kind === 'host' && c.strength === strength ? c.countries : []));
  const codes = [...record.hostCountries, ...stated('hard')];
  return [...new Set(codes.length > 0 ? codes : stated('preferred'))];
}
