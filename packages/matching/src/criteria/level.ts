import type { Degree, EducationLevel, LevelCriterion, StudyLevel } from '@laurel/domain';
import { joinOr } from '@laurel/text';
import { levelName } from '../comparing/levels.ts';
import { sentence } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  met,
  missing,
  notMet,
  unsettled,
} from '../judging/assessment.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

export const level: CriterionRule<LevelCriterion> = {
  kind: 'level',

  reads: ({ profile, preferences }) => [
    profile.currentDegree,
    profile.enrolment === 'not_enrolled',
    preferences.educationLevel,
  ],

  required({ anyOf, of }) {
    const names = joinOr(anyOf.map(levelName));
    return of === 'current' ? `${names} study completed or in progress` : `for ${names} study`;
  },

  assess({ anyOf, of }, { student }) {
    if (of === 'current') return assessCurrent(anyOf, student);
    return assessTarget(anyOf, student.preferences.educationLevel);
  },

  reason(_, have, { student }) {
    const sought = levelName(student.preferences.educationLevel);
    return have.startsWith('seeks')
      ? sentence`Funds ${sought} study, the level you seek`
      : sentence`Asks for ${have}, as yours is`;
  },
};

const LISTED: readonly StudyLevel[] = ['undergraduate', 'masters', 'phd'];

/** The student's "other" stands for every level outside the form's list, so it may be what the record calls other or secondary; an award for every level funds it. */
function assessTarget(levels: readonly StudyLevel[], sought: EducationLevel): Assessment {
  const have = `seeks ${levelName(sought)} study`;
  if (sought === 'other') {
    if (levels.includes('other') && LISTED.every((each) => levels.includes(each))) return met(have);
    return levels.some((l) => l === 'other' || l === 'secondary')
      ? unsettled('ambiguous_text', have, 'Check that the level you have in mind is the one funded.')
      : notMet(have, 'later', 'Choose one of these levels in your preferences if you seek it.');
  }
  return levels.includes(sought) ? met(have) : notMet(have, 'later');
}

const RANK: Record<Degree, number> = { secondary: 0, undergraduate: 1, masters: 2, phd: 3, postdoc: 4 };

/** "Holds a bachelor's degree" and "is an undergraduate" share a criterion: a higher degree meets the first, not the second. */
function assessCurrent(
  levels: readonly StudyLevel[],
  { profile: { currentDegree: current, enrolment } }: CompiledStudent,
): Assessment {
  if (current === undefined) return missing('currentDegree');
  const have = `${levelName(current)} study completed or in progress`;
  // School alone is asked of pupils; who is enrolled nowhere has mostly left it.
  if (levels.join() === 'secondary' && current === 'secondary' && enrolment === 'not_enrolled')
    return unsettled(
      'ambiguous_text',
      `${have}, not enrolled`,
      'Ask whether those who have left school may apply.',
    );
  if (levels.includes(current)) return met(have);
  const ranks = levels.flatMap((l) => (l === 'other' ? [] : [RANK[l]]));
  if (ranks.length < levels.length) return unsettled('ambiguous_text', have);
  return ranks.some((rank) => rank < RANK[current])
    ? unsettled('ambiguous_text', have, 'Ask whether a higher degree than the one named is accepted.')
    : notMet(have, 'later');
}
