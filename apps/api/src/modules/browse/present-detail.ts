import { stackingNote } from '@laurel/catalogue';
import type { ScholarshipDetail } from '@laurel/contract';
import type { ScholarshipRecord } from '@laurel/domain';
import { presentScholarship } from '@laurel/matching';
import { fieldName } from '@laurel/taxonomies';

const fieldNames = (record: ScholarshipRecord): string[] =>
  record.criteria
    .filter((criterion) => criterion.kind === 'field')
    .flatMap((criterion) => [
      ...(criterion.anyOf ?? []).flatMap((code) => fieldName(code) ?? []),
      ...(criterion.text ? [criterion.text] : []),
    ]);

/** The full record as a page of its own shows it, without anything of a student. */
export const presentDetail = (
  record: ScholarshipRecord,
  today: string,
): Omit<ScholarshipDetail, 'isSaved' | 'proposals'> => {
  const { hostCountries, criteria, documents, selection, benefits, tags, parsedFully, provenance, contact } =
    record;
  const { page, duration, applicants, essays } = record;
  const stacking = stackingNote(record);
  return {
    ...presentScholarship(record, today),
    hostCountries,
    criteria: criteria as unknown as ScholarshipDetail['criteria'],
    deadlineRule: record.deadline,
    documents,
    selection,
    benefits,
    tags,
    fields: [...new Set(fieldNames(record))],
    parsedFully,
    provenance,
    ...(contact ? { contact } : {}),
    ...(page ? { page } : {}),
    ...(duration ? { duration } : {}),
    ...(applicants ? { applicants } : {}),
    ...(essays ? { essays } : {}),
    ...(stacking === null ? {} : { stacking }),
  };
};
