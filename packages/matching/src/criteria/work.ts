import type { WorkCriterion } from '@laurel/domain';
import { counted } from '@laurel/text';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, notMet } from '../judging/assessment.ts';

/** 0 years of the form are not said: only a "no" of its own is none. */
export const work: CriterionRule<WorkCriterion> = {
  kind: 'work',

  // The stage, where it makes years of work unlikely.
  reads: ({ workYears, answers, stageNow }) => [
    workYears,
    answers.workExperience,
    stageNow === 'secondary' || stageNow === 'undergraduate',
  ],

  required({ minYears }) {
    return `at least ${counted(minYears, 'year')} of work experience`;
  },

  assess({ minYears }, { student }) {
    const years = student.workYears;
    if (years === undefined) {
      return student.answers.workExperience === 'yes'
        ? missing('workExperience', 'has worked, how many years not given')
        : missing('workExperience');
    }
    const have = `${counted(years, 'year')} of work experience`;
    if (years >= minYears) return met(have);
    return notMet(
      have,
      'later',
      `${counted(minYears - years, 'more year')} of work experience would meet this.`,
    );
  },

  reason({ minYears }, _, { student }) {
    return sentence`Asks for ${counted(minYears, 'year')} of work experience; you have ${student.workYears ?? 0}`;
  },
};
