import { CRITERION_KINDS, type Criterion } from '@laurel/domain';
import { RULES } from '../criteria/rules.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/** What a demand reads of a student: that of its kind, and citizenship alone where no status stands in for it. */
export const FACET_NAMES = [...CRITERION_KINDS, 'passport'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

const readFacet = (name: FacetName, student: CompiledStudent): unknown =>
  name === 'passport' ? readPassport(student) : RULES[name].reads(student);

/** Where no citizenship was told, living in a country makes it likely. */
const readPassport = ({ profile: { citizenships = [] }, isStateless, residenceCountry }: CompiledStudent) => [
  citizenships,
  isStateless,
  citizenships.length === 0 ? residenceCountry : undefined,
];

/** The facets that decide a unit; a demand that binds some levels only is decided by the level sought, too. */
export const facetsOf = (members: readonly Criterion[]): FacetName[] => {
  const names = new Set(members.map(facetOf));
  if (members.some(({ appliesToLevels }) => appliesToLevels !== undefined)) names.add('level');
  return [...names];
};

const facetOf = (criterion: Criterion): FacetName => {
  const byPassport = criterion.kind === 'citizenship' && (criterion.orStatuses ?? []).length === 0;
  return byPassport ? 'passport' : criterion.kind;
};

/** A student's facets as keys: equal keys, equal outcomes of every demand of the kind. */
export type FacetKeys = Record<FacetName, string>;

export const facetKeys = (student: CompiledStudent): FacetKeys => {
  const key = (name: FacetName) => JSON.stringify(readFacet(name, student)) ?? '';
  const keys = Object.fromEntries(FACET_NAMES.map((name) => [name, key(name)]));
  // One entry for each of the closed list of names, which fromEntries forgets.
  return keys as FacetKeys;
};
