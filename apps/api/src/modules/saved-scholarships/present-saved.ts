import type { SavedScholarshipItem } from '@laurel/contract';
import { nextDeadline, roundOf, type ScholarshipRecord, withOwnDeadline } from '@laurel/domain';
import {
  type CompiledStudent,
  documentsFor,
  evaluate,
  planMilestones,
  presentScholarship,
} from '@laurel/matching';
import type { StoredRecord } from '../catalogue/index.ts';
import { checklistOf } from './checklist.ts';
import type { SavedRow } from './saved-scholarships.repository.ts';

/** The hard demands that are open for the student; of alternatives each one that could be met. */
const openConditionsOf = (
  record: ScholarshipRecord,
  student: CompiledStudent | undefined,
): string[] | undefined =>
  student === undefined
    ? undefined
    : evaluate(record, student)
        .units.filter(({ outcome, strength }) => outcome === 'unknown' && strength === 'hard')
        .flatMap(({ members }) => members)
        .flatMap(({ verdict }) => (verdict.outcome === 'unknown' ? [verdict.required] : []));

/** A saved scholarship as its student sees it. @param student undefined before there are preferences */
export const presentSaved = (
  row: SavedRow,
  { record: published, withdrawnAt }: StoredRecord,
  today: string,
  student?: CompiledStudent,
): SavedScholarshipItem => {
  const record = withOwnDeadline(published, row.ownPlan);
  const deadline = nextDeadline(record, today);
  const { opens, closes } = roundOf(record, today);
  const documents = documentsFor(record.documents, student?.preferences.educationLevel);
  const openConditions = openConditionsOf(record, student);
  const {
    organization,
    deadline: applicationDeadline,
    eligibility: eligibilityRequirements,
    link: applicationUrl,
    effort: _effort,
    warnings: _warnings,
    ...shared
  } = presentScholarship(record, today);
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    priority: row.priority,
    applicationStatus: row.applicationStatus,
    notes: row.notes,
    scholarship: {
      ...shared,
      provider: organization,
      applicationDeadline,
      eligibilityRequirements,
      applicationUrl,
      documents,
      milestones: planMilestones(documents, deadline, { today, nominator: shared.nominator }),
      round: { ...(opens ? { opens } : {}), ...(closes ? { closes } : {}) },
      ...(openConditions ? { openConditions } : {}),
      ...(withdrawnAt ? { withdrawn: true } : {}),
    },
    statusHistory: row.statusHistory,
    checklist: checklistOf(documents, row.checklistDone),
    plan: row.ownPlan,
  };
};
