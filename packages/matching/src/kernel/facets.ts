import { CRITERION_KINDS, type Criterion } from '@laurel/domain';
import type { CompiledStudent } from '../student/compile-student.ts';

type Read = (student: CompiledStudent) => unknown;

/** What a demand reads of a student: that of its kind, and citizenship alone where no status stands in for it. */
export const FACET_NAMES = [...CRITERION_KINDS, 'passport'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

const statuses: Read = ({ profile, residenceCountry }) => [
  profile.citizenships,
  profile.statuses,
  residenceCountry,
];
const need: Read = ({ preferences }) => preferences.needBasedOnly;

/**
 * All that a rule of each kind, or a wish that it speaks for, reads of a student: students who are equal in it get the same
 * from any demand of the kind. `undefined` and an empty list are told apart, as some rules do.
 */
const FACETS: Record<FacetName, Read> = {
  passport: ({ profile }) => profile.citizenships,
  citizenship: statuses,
  residence: ({ profile, residenceCountry }) => [profile.regionOfResidence, residenceCountry],
  level: ({ profile, preferences }) => [
    profile.currentDegree,
    profile.enrolment === 'not_enrolled',
    preferences.educationLevel,
  ],
  field: ({ preferences }) => preferences.fieldsOfStudy,
  gpa: ({ profile, preferences }) => [preferences.gpa, profile.homeGpa],
  age: ({ profile, today }) => [profile.dateOfBirth, today],
  work: ({ preferences }) => preferences.workExperience,
  language: ({ profile, preferences }) => [
    profile.tests,
    profile.languages,
    preferences.languageRequirements,
  ],
  gender: ({ profile }) => profile.gender,
  need,
  firstGeneration: ({ preferences }) => preferences.isFirstGeneration,
  disability: ({ preferences }) => preferences.hasDisability,
  minority: ({ profile, preferences }) => [profile.minorityGroups, preferences.isMinority],
  host: ({ profile, preferences }) => [profile.institution, preferences.preferredCountries],
  enrolment: ({ profile, residenceCountry }) => [
    profile.enrolment,
    profile.institution,
    profile.statuses,
    // Where they live matters for those who study there already.
    profile.enrolment === 'enrolled' ? residenceCountry : undefined,
  ],
  other: statuses,
};

/** The facets that decide a unit; a demand that binds some levels only is decided by the level sought, too. */
export function facetsOf(members: readonly Criterion[]): FacetName[] {
  const names = new Set(members.map(facetOf));
  if (members.some(({ appliesToLevels }) => appliesToLevels !== undefined)) names.add('level');
  return [...names];
}

function facetOf(criterion: Criterion): FacetName {
  const byPassport = criterion.kind === 'citizenship' && (criterion.orStatuses ?? []).length === 0;
  return byPassport ? 'passport' : criterion.kind;
}

/** A student's facets as keys: equal keys, equal outcomes of every demand of the kind. */
export type FacetKeys = Record<FacetName, string>;

export function facetKeys(student: CompiledStudent): FacetKeys {
  const key = (name: FacetName) => JSON.stringify(FACETS[name](student)) ?? '';
  const keys = Object.fromEntries(FACET_NAMES.map((name) => [name, key(name)]));
  // One entry for each of the closed list of names, which fromEntries forgets.
  return keys as FacetKeys;
}
