import type { BudgetRange, DeadlinePreference, EducationLevel } from '@laurel/domain';
import { BUDGET_RANGES, DEADLINE_PREFERENCES, EDUCATION_LEVELS } from '@laurel/domain';

const LEVELS: Record<EducationLevel, string> = {
  undergraduate: 'Undergraduate',
  masters: "Master's",
  phd: 'PhD',
  postdoc: 'Postdoctoral',
  other: 'Other',
};

const TIMELINES: Record<DeadlinePreference, string> = {
  immediate: 'Immediate: within a month',
  '3months': 'Within 3 months',
  '6months': 'Within 6 months',
  '1year': 'Within 1 year',
  any: 'Any time',
};

const BUDGETS: Record<BudgetRange, { label: string; description: string }> = {
  any: { label: 'Any', description: 'Every amount helps' },
  partial: { label: 'Partial', description: 'Part of the cost' },
  full: { label: 'Full', description: 'Tuition and living' },
};

export const LEVEL_OPTIONS = EDUCATION_LEVELS.map((value) => ({ value, label: LEVELS[value] }));
export const TIMELINE_OPTIONS = DEADLINE_PREFERENCES.map((value) => ({ value, label: TIMELINES[value] }));
export const BUDGET_OPTIONS = BUDGET_RANGES.map((value) => ({ value, ...BUDGETS[value] }));
