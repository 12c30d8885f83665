import { APPLICATION_STATUSES, type ApplicationStatus, PRIORITIES, type Priority } from '@laurel/domain';
import type { BadgeVariant } from '../../ui/badge.tsx';

export const STATUS_LABELS: Record<ApplicationStatus, string> = {
  not_started: 'Not Started',
  in_progress: 'In Progress',
  submitted: 'Submitted',
  accepted: 'Accepted',
  rejected: 'Rejected',
  waitlisted: 'Waitlisted',
};
export const STATUS_BADGES: Record<ApplicationStatus, BadgeVariant> = {
  not_started: 'outline',
  in_progress: 'secondary',
  submitted: 'soft',
  accepted: 'default',
  rejected: 'outline',
  waitlisted: 'brass',
};

export const PRIORITY_LABELS: Record<Priority, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  none: 'No Priority',
};
export const PRIORITY_BADGES: Record<Priority, BadgeVariant> = {
  high: 'urgent',
  medium: 'brass',
  low: 'secondary',
  none: 'outline',
};

export const STATUS_OPTIONS = APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));
export const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

/** The statuses that usually follow. */
const NEXT: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  not_started: ['in_progress'],
  in_progress: ['submitted'],
  submitted: ['accepted', 'rejected', 'waitlisted'],
  waitlisted: ['accepted', 'rejected'],
  accepted: [],
  rejected: [],
};

export interface OptionGroup<V> {
  label: string;
  options: readonly { value: V; label: string }[];
}

/** All statuses in two groups: the likely next ones, and the others, which correct a mistake. */
export const statusGroups = (status: ApplicationStatus): OptionGroup<ApplicationStatus>[] => {
  const next = NEXT[status];
  if (next.length === 0) return [{ label: 'Application status', options: STATUS_OPTIONS }];
  const [coming = [], others = []] = [true, false].map((isNext) =>
    STATUS_OPTIONS.filter(({ value }) => next.includes(value) === isNext),
  );
  return [
    { label: 'Next', options: coming },
    { label: 'Or correct it', options: others },
  ];
};

/** A status unknown to this build reads as the default. */
export const knownStatus = (value: string): ApplicationStatus =>
  APPLICATION_STATUSES.find((status) => status === value) ?? 'not_started';
export const knownPriority = (value: string): Priority =>
  PRIORITIES.find((priority) => priority === value) ?? 'none';
