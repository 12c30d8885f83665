import type { WorkCriterion } from '@laurel/domain';
import { counted } from '@laurel/text';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, notMet } from '../judging/assessment.ts';

/** The preferences form holds whole years and starts at 0: what it says is an answer. */
export const work: CriterionRule<WorkCriterion> = {
  kind: 'work',

  reads: ({ preferences }) => preferences.workExperience,

  required({ minYears }) {
    return `at least ${counted(minYears, 'year')} of work experience`;
  },

  assess({ minYears }, { student }) {
    const years = student.preferences.workExperience;
    const have = `${counted(years, 'year')} of work experience`;
    if (years >= minYears) return met(have);
    return notMet(have, 'later', `${minYears - years} more years of work experience would meet this.`);
  },

  reason({ minYears }, _, { student }) {
    return sentence`Asks for ${counted(minYears, 'year')} of work experience; you have ${student.preferences.workExperience}`;
  },
};
