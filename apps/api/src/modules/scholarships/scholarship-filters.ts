import type { scholarshipsQuery } from '@laurel/contract';
import type { ScholarshipRecord } from '@laurel/domain';
import type { NextDeadline } from '@laurel/matching';
import { fieldDistance, groupMembers, resolveCountry, resolveField } from '@laurel/taxonomies';
import type { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';

export type ScholarshipsQuery = z.output<typeof scholarshipsQuery>;

/** What a query narrows by, besides its words. */
export type FilterName = 'country' | 'level' | 'field' | 'funding' | 'deadlineBefore';
export interface Filter {
  name: FilterName;
  lets(record: ScholarshipRecord, deadline: NextDeadline): boolean;
}

const invalid = (field: string, message: string) =>
  new AppError('invalid_request', { message, details: [{ field, message }] });

const hostsOf = new WeakMap<ScholarshipRecord, ReadonlySet<string>>();

/** ISO 3166-1 alpha-2 codes of the places of study, groups spelt out; empty for "anywhere" and unknown. */
export const hostCountriesOf = (record: ScholarshipRecord): ReadonlySet<string> => {
  const known = hostsOf.get(record);
  if (known) return known;
  const spelt = new Set(
    record.hostCountries.flatMap((code) => (code.startsWith('group:') ? groupMembers(code) : [code])),
  );
  hostsOf.set(record, spelt);
  return spelt;
};

/** The levels that are funded; empty for a record that names none and is open to every one. */
export const levelsOf = (record: ScholarshipRecord): string[] =>
  record.criteria.flatMap((criterion) =>
    criterion.kind === 'level' && criterion.of !== 'current' ? criterion.anyOf : [],
  );

/** ISCED-F codes of the fields; empty for a record that restricts none. */
export const fieldsOf = (record: ScholarshipRecord): string[] =>
  record.criteria.flatMap((criterion) => (criterion.kind === 'field' ? (criterion.anyOf ?? []) : []));

const countryFilter = (country: string): Filter => {
  const code = resolveCountry(country);
  if (!code)
    throw invalid('country', 'This country is not known. Please use its English name or two-letter code.');
  return { name: 'country', lets: (record) => hostCountriesOf(record).has(code) };
};

const levelFilter = (level: string): Filter => ({
  name: 'level',
  lets: (record) => {
    const levels = levelsOf(record);
    return levels.length === 0 || levels.includes(level);
  },
});

const fieldFilter = (field: string): Filter => {
  const wanted = resolveField(field);
  if (wanted.length === 0)
    throw invalid('field', 'This field of study is not known. Please try another name for it.');
  const fits = (code: string) =>
    wanted.some((want) => ['same', 'ancestor', 'descendant'].includes(fieldDistance(code, want)));
  return {
    name: 'field',
    lets: (record) => !record.criteria.some(({ kind }) => kind === 'field') || fieldsOf(record).some(fits),
  };
};

/**
 * The filters of a query, in the order of its form.
 * @throws AppError invalid_request for a country or field nobody knows
 */
export const filtersOf = ({
  country,
  level,
  field,
  funding,
  deadlineBefore,
}: ScholarshipsQuery): Filter[] => [
  ...(country ? [countryFilter(country)] : []),
  ...(level ? [levelFilter(level)] : []),
  ...(field ? [fieldFilter(field)] : []),
  ...(funding
    ? [{ name: 'funding' as const, lets: ({ award }: ScholarshipRecord) => award.kind === funding }]
    : []),
  ...(deadlineBefore
    ? [
        {
          name: 'deadlineBefore' as const,
          lets: (_: ScholarshipRecord, { date }: NextDeadline) =>
            date !== undefined && date <= deadlineBefore,
        },
      ]
    : []),
];
