import type { SavedScholarshipItem } from '@laurel/contract';
import { basisOf, nextDeadline } from '@laurel/domain';
import { planMilestones } from '@laurel/matching';
import type { StoredRecord } from '../catalogue/index.ts';
import { checklistOf } from './checklist.ts';
import type { SavedRow } from './saved-scholarships.repository.ts';

export const presentSaved = (
  row: SavedRow,
  { record, withdrawnAt }: StoredRecord,
  today: string,
): SavedScholarshipItem => {
  const deadline = nextDeadline(record, today);
  const { timeZone } = record.deadline;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    priority: row.priority,
    applicationStatus: row.applicationStatus,
    notes: row.notes,
    scholarship: {
      id: record.id,
      title: record.title,
      provider: record.organization,
      amount: record.award.text,
      applicationDeadline: deadline.date ?? deadline.text,
      location: record.location,
      eligibilityRequirements: record.eligibility,
      description: record.description,
      applicationUrl: record.link,
      basis: basisOf(record.provenance),
      deadlineStatus: deadline.status,
      deadlineText: deadline.text,
      ...(deadline.span ? { deadlineWindow: deadline.span } : {}),
      ...(timeZone ? { deadlineTimeZone: timeZone } : {}),
      ...(record.ended ? { ended: record.ended } : {}),
      award: record.award,
      documents: record.documents,
      milestones: planMilestones(record.documents, deadline),
      ...(withdrawnAt ? { withdrawn: true } : {}),
    },
    statusHistory: row.statusHistory,
    checklist: checklistOf(record.documents, row.checklistDone),
  };
};
