import type { Outcome, Strength } from '@laurel/domain';

export const OUTCOME_LABELS: Record<Outcome, string> = {
  met: 'Met',
  not_met: 'Not met',
  unknown: 'Not known yet',
  not_applicable: 'Does not apply',
};

export const STRENGTH_LABELS: Record<Strength, string> = {
  hard: 'Must be met',
  preferred: 'Preferred',
  info: 'For information',
};
