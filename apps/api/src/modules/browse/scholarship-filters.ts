import type { scholarshipsQuery } from '@laurel/contract';
import type { ScholarshipRecord } from '@laurel/domain';
import { fieldDistance, groupMembers, resolveCountry, resolveField } from '@laurel/taxonomies';
import type { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';

export type ScholarshipsQuery = z.output<typeof scholarshipsQuery>;

/** Filters whose values are counted as facets. */
export const FACET_NAMES = ['country', 'level', 'field', 'funding'] as const;
export type FacetName = (typeof FACET_NAMES)[number];
/** All filters of a query. */
export type FilterName = FacetName | 'deadlineBefore';

/** A record's values for one filter. */
export interface FacetValues {
  values: readonly string[];
  /** The record restricts nothing here, so it passes every value. */
  isOpen: boolean;
  /** What it leaves out of all. */
  except?: readonly string[];
}

export interface FacetFilter {
  name: FacetName;
  lets(record: FacetValues): boolean;
}

const invalid = (field: string, message: string) =>
  new AppError('invalid_request', { message, details: [{ field, message }] });

const hostsOf = new WeakMap<ScholarshipRecord, ReadonlySet<string>>();

/** ISO 3166-1 alpha-2 codes of the places of study, with groups expanded; empty for "anywhere" and unknown. */
export const hostCountriesOf = (record: ScholarshipRecord): ReadonlySet<string> => {
  const known = hostsOf.get(record);
  if (known) return known;
  const spelt = new Set(
    record.hostCountries.flatMap((code) => (code.startsWith('group:') ? groupMembers(code) : [code])),
  );
  hostsOf.set(record, spelt);
  return spelt;
};

/** The funded study levels; empty when the record names none and is open to all. */
export const levelsOf = (record: ScholarshipRecord): string[] =>
  record.criteria.flatMap((criterion) =>
    criterion.kind === 'level' && criterion.of !== 'current' ? criterion.anyOf : [],
  );

/** ISCED-F codes of the fields; empty when the record is open to all fields. */
export const fieldsOf = (record: ScholarshipRecord): string[] =>
  record.criteria.flatMap((criterion) => (criterion.kind === 'field' ? (criterion.anyOf ?? []) : []));

/** ISCED-F codes of the fields that it funds nobody in. */
const fieldsLeftOut = (record: ScholarshipRecord): string[] =>
  record.criteria.flatMap((criterion) =>
    criterion.kind === 'field' && criterion.strength === 'hard' ? (criterion.noneOf ?? []) : [],
  );

/** A record's values for a filter. */
export const valuesOf = (name: FacetName, record: ScholarshipRecord): FacetValues => {
  if (name === 'country') return { values: [...hostCountriesOf(record)], isOpen: false };
  if (name === 'funding') return { values: [record.award.kind], isOpen: false };
  if (name === 'field') {
    const fields = fieldsOf(record);
    return { values: fields, isOpen: fields.length === 0, except: fieldsLeftOut(record) };
  }
  const values = levelsOf(record);
  return { values, isOpen: values.length === 0 };
};

const countryFilter = (country: string): FacetFilter => {
  // Country codes are resolved in capitals: DE, DEU.
  const code = resolveCountry(country) ?? resolveCountry(country.toUpperCase());
  if (!code)
    throw invalid('country', 'This country is not known. Please use its English name or two-letter code.');
  return { name: 'country', lets: ({ values }) => values.includes(code) };
};

const fieldFilter = (field: string): FacetFilter => {
  const wanted = resolveField(field);
  if (wanted.length === 0)
    throw invalid('field', 'This field of study is not known. Please try another name for it.');
  const known = new Map<string, boolean>();
  const fits = (code: string): boolean => {
    const answer =
      known.get(code) ??
      wanted.some((want) => ['same', 'ancestor', 'descendant'].includes(fieldDistance(code, want)));
    known.set(code, answer);
    return answer;
  };
  const isLeftOut = (code: string) =>
    wanted.every((want) => ['same', 'ancestor'].includes(fieldDistance(code, want)));
  return {
    name: 'field',
    lets: ({ values, isOpen, except = [] }) => !except.some(isLeftOut) && (isOpen || values.some(fits)),
  };
};

/**
 * The facet filters that a query sets.
 * @throws AppError invalid_request for a country or field nobody knows
 */
export const facetFiltersOf = ({ country, level, field, funding }: ScholarshipsQuery): FacetFilter[] => [
  ...(country ? [countryFilter(country)] : []),
  ...(level
    ? [
        {
          name: 'level' as const,
          lets: ({ values, isOpen }: FacetValues) => isOpen || values.includes(level),
        },
      ]
    : []),
  ...(field ? [fieldFilter(field)] : []),
  ...(funding
    ? [{ name: 'funding' as const, lets: ({ values }: FacetValues) => values.includes(funding) }]
    : []),
];
