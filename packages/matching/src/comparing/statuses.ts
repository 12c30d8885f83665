import { type Answer, anyOf } from '../judging/three-valued.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { placeName } from './places.ts';

const PERMANENT_RESIDENT = /^permanent-resident:([A-Z]{2})$/;
/** Held only by people who live outside the country of their citizenship (for refugees: 1951 Convention, article 1). */
const HELD_ABROAD = new Set([
  'refugee',
  'asylee',
  'asylum-seeker',
  'stateless',
  'humanitarian-protection',
  'temporary-protected-status',
  'daca',
  'undocumented',
]);

/**
 * Whether the student holds one of the statuses. A status missing from the student's list is unknown, not no; it is no
 * where another fact excludes it: a permanent resident of a country lives there, a refugee or an undocumented person lives outside their own country.
 */
export function holdsAny(student: CompiledStudent, statuses: readonly string[]): Answer {
  return anyOf(statuses.map((status) => holds(student, status)));
}

function holds(student: CompiledStudent, status: string): Answer {
  if (student.profile.statuses?.includes(status)) return 'yes';
  const residence = student.residenceCountry;
  if (residence === undefined) return 'unknown';
  const country = PERMANENT_RESIDENT.exec(status)?.[1];
  if (country !== undefined) return country === residence ? 'unknown' : 'no';
  return HELD_ABROAD.has(status) && student.profile.citizenships?.includes(residence) ? 'no' : 'unknown';
}

/** 'permanent-resident:US' as 'permanent resident of the United States'-like words. */
export function statusName(status: string): string {
  const country = PERMANENT_RESIDENT.exec(status)?.[1];
  if (country !== undefined) return `permanent resident of ${placeName(country)}`;
  return status.replaceAll('-', ' ');
}
