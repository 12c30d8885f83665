import type { CriterionKind, Outcome, Strength } from '@laurel/domain';

export const CRITERION_LABELS: Record<CriterionKind, string> = {
  citizenship: 'Citizenship',
  residence: 'Residence',
  level: 'Level of study',
  field: 'Field of study',
  gpa: 'Grades',
  age: 'Age',
  work: 'Work experience',
  language: 'Language',
  gender: 'Gender',
  need: 'Financial need',
  firstGeneration: 'First generation',
  disability: 'Disability',
  minority: 'Under-represented group',
  host: 'Place of study',
  enrolment: 'Enrolment',
  other: 'Other condition',
};

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
