import type { ScholarshipRecord } from '@laurel/domain';

/**
 * Whether a person wrote the record with all its rules, so that what it leaves out is left open. Of a record that was read
 * by machine nobody knows whether the text says nothing or was not understood.
 */
export function isAuthored({ provenance }: ScholarshipRecord): boolean {
  return provenance.method === 'human' || provenance.method === 'publisher';
}
