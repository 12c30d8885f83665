import type { Degree, EducationLevel, LevelCriterion, StudyLevel } from '@laurel/domain';
import { type Assessment, type CriterionRule, met, missing, notMet, unsettled } from '../assessment.ts';
import { levelName } from '../levels.ts';
import { joinOr } from '../wording.ts';

export const level: CriterionRule<LevelCriterion> = {
  kind: 'level',
  label: 'Level of study',

  required({ anyOf, of }) {
    const names = joinOr(anyOf.map(levelName));
    return of === 'current' ? `${names} study completed or in progress` : `for ${names} study`;
  },

  assess({ anyOf, of }, { student }) {
    if (of === 'current') return assessCurrent(anyOf, student.profile.currentDegree);
    return assessTarget(anyOf, student.preferences.educationLevel);
  },

  reason(_, have, { student }) {
    const sought = levelName(student.preferences.educationLevel);
    return have.startsWith('seeks')
      ? `Funds ${sought} study, the level you seek`
      : `Asks for ${have}, as yours is`;
  },
};

/** The student's "other" stands for every level outside the form's list, so it may be what the record calls other or secondary. */
function assessTarget(levels: readonly StudyLevel[], sought: EducationLevel): Assessment {
  const have = `seeks ${levelName(sought)} study`;
  if (sought === 'other') {
    return levels.some((l) => l === 'other' || l === 'secondary')
      ? unsettled('ambiguous_text', have, 'Check that the level you have in mind is the one funded.')
      : notMet(have, 'later', 'Choose one of these levels in your preferences if you seek it.');
  }
  return levels.includes(sought) ? met(have) : notMet(have, 'later');
}

const RANK: Record<Degree, number> = { secondary: 0, undergraduate: 1, masters: 2, phd: 3, postdoc: 4 };

/** "Holds a bachelor's degree" and "is an undergraduate" share a criterion: a higher degree meets the first, not the second. */
function assessCurrent(levels: readonly StudyLevel[], current: Degree | undefined): Assessment {
  if (current === undefined) return missing('currentDegree');
  const have = `${levelName(current)} study completed or in progress`;
  if (levels.includes(current)) return met(have);
  const ranks = levels.flatMap((l) => (l === 'other' ? [] : [RANK[l]]));
  if (ranks.length < levels.length) return unsettled('ambiguous_text', have);
  return ranks.some((rank) => rank < RANK[current])
    ? unsettled('ambiguous_text', have, 'Ask whether a higher degree than the one named is accepted.')
    : notMet(have, 'later');
}
