import type { SavedScholarshipItem } from '@laurel/contract';
import { nextDeadline, roundOf, withOwnDeadline } from '@laurel/domain';
import { planMilestones, presentScholarship } from '@laurel/matching';
import type { StoredRecord } from '../catalogue/index.ts';
import { checklistOf } from './checklist.ts';
import type { SavedRow } from './saved-scholarships.repository.ts';

/** A saved scholarship as its student sees it. */
export const presentSaved = (
  row: SavedRow,
  { record: published, withdrawnAt }: StoredRecord,
  today: string,
): SavedScholarshipItem => {
  const record = withOwnDeadline(published, row.ownPlan);
  const deadline = nextDeadline(record, today);
  const { opens, closes } = roundOf(record, today);
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
      documents: record.documents,
      milestones: planMilestones(record.documents, deadline),
      round: { ...(opens ? { opens } : {}), ...(closes ? { closes } : {}) },
      ...(withdrawnAt ? { withdrawn: true } : {}),
    },
    statusHistory: row.statusHistory,
    checklist: checklistOf(record.documents, row.checklistDone),
    plan: row.ownPlan,
  };
};
