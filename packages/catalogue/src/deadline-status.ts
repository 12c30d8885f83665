import type { DeadlineStatus, ScholarshipRecord } from '@laurel/domain';

/**
 * How the next deadline is known on the day `today` (YYYY-MM-DD). A yearly or monthly rule is an estimate; a date that was
 * announced and has passed is closed unless a rule or a later date stands beside it; so is an award that has ended.
 */
export function deadlineStatus(
  { deadline: { kind, dates }, ended }: Pick<ScholarshipRecord, 'deadline' | 'ended'>,
  today: string,
): DeadlineStatus {
  if (ended) return 'closed';
  if (kind === 'rolling' || kind === 'none') return 'rolling';
  const announced = dates.filter((date) => /^\d{4}-\d{2}-\d{2}$/.test(date));
  if (announced.some((date) => date >= today)) return 'announced';
  if (dates.length > announced.length) return 'estimated';
  return announced.length > 0 ? 'closed' : 'unknown';
}
