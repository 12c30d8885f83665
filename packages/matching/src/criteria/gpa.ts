import type { GpaCriterion, GradeScale } from '@laurel/domain';
import {
  type Assessment,
  type CriterionRule,
  type MatchContext,
  met,
  missing,
  notMet,
  unsettled,
} from '../assessment.ts';
import { gradeInWords, isOneScale, type Standing, standingOf } from '../grades.ts';
import { sentence } from '../sentence.ts';

export const gpa: CriterionRule<GpaCriterion> = {
  kind: 'gpa',
  label: 'Grades',

  required({ min, scale, raw }) {
    return `grade average of at least ${raw ?? gradeInWords(min, scale)}`;
  },

  assess({ min, scale }, context) {
    const grades = gradesOf(context, scale);
    if (grades.length === 0) return missing('gpa');
    for (const { value, scale: own } of grades) {
      const standing = standingOf({ value, scale: own }, { value: min, scale });
      if (standing !== 'not_comparable') return decided(standing, gradeInWords(value, own));
    }
    const first = grades[0];
    return unsettled(
      'not_comparable',
      first === undefined ? '' : gradeInWords(first.value, first.scale),
      'The two scales do not convert closely enough to tell: ask the provider how your grade is read.',
    );
  },

  reason(criterion, have, context) {
    return sentence`Asks for a ${gpa.required(criterion, context)}; yours is ${have}`;
  },
};

/** The grade on the criterion's own scale first: it needs no conversion. */
function gradesOf({ student }: MatchContext, scale: GradeScale): { value: number; scale: GradeScale }[] {
  const { gpa: fourPoint } = student.preferences;
  const home = student.profile.homeGpa;
  const form =
    fourPoint === null || fourPoint === undefined ? [] : [{ value: fourPoint, scale: '4.0' as const }];
  const all = home === undefined ? form : [...form, home];
  return all.sort((a, b) => Number(isOneScale(b.scale, scale)) - Number(isOneScale(a.scale, scale)));
}

function decided(standing: Exclude<Standing, 'not_comparable'>, have: string): Assessment {
  return standing === 'met' ? met(have) : notMet(have, 'later', 'A higher grade average would meet this.');
}
