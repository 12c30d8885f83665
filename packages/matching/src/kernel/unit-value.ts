import type { PlaceCode, ScholarshipRecord } from '@laurel/domain';
import type { FacetName } from './facets.ts';
import type { UnitMembers } from './unit-key.ts';

/** A distinct unit, shown by the first record that has it. */
export interface UnitValue {
  members: UnitMembers;
  record: ScholarshipRecord;
  hosts: PlaceCode[];
}

/** A distinct unit with the facets that decide it. */
export interface FacetedUnit extends UnitValue {
  facets: FacetName[];
}
