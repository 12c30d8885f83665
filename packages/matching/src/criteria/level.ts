import type {
  Degree,
  EducationLevel,
  FinerLevel,
  LevelCriterion,
  Preferences,
  Profile,
  ScholarshipRecord,
  Stage,
  StudyLevel,
} from '@laurel/domain';
import { joinOr } from '@laurel/text';
import { finerName, levelName } from '../comparing/levels.ts';
import { sentence } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  later,
  met,
  missing,
  notMet,
  unsettled,
} from '../judging/assessment.ts';
import type { Answer } from '../judging/three-valued.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

export const level: CriterionRule<LevelCriterion> = {
  kind: 'level',

  reads: ({ profile, preferences, currentDegree, isPastSchool, stageNow }) => [
    currentDegree,
    studiesElse(stageNow),
    profile.enrolment === 'not_enrolled',
    leftSchool(profile),
    preferences.educationLevel,
    preferences.studyLevel,
    isPastSchool,
  ],

  required({ anyOf, of, finer }) {
    const names = joinOr(finer === undefined ? anyOf.map(levelName) : finer.map(finerName));
    return of === 'current' ? `${names} study completed or in progress` : `for ${names} study`;
  },

  assess(criterion, { student, record, hosts }) {
    if (criterion.of === 'current') return assessCurrent(criterion, student, levelsFunded(record));
    const target = assessTarget(criterion, student.preferences);
    return target.outcome === 'not_met' && mayBeFirstDegree(criterion, student.preferences, hosts)
      ? unsettled('ambiguous_text', target.have, 'Check that your degree is one of the first degrees funded.')
      : target;
  },

  reason(_, have) {
    return have.startsWith('seeks ')
      ? sentence`Funds ${have.slice('seeks '.length, -' study'.length)} study, the level you seek`
      : sentence`Asks for ${have}, as yours is`;
  },
};

const LISTED: readonly StudyLevel[] = ['undergraduate', 'masters', 'phd'];

/** What each level of the form may be when looked at closer. */
const FINER_OF: Record<EducationLevel, readonly FinerLevel[]> = {
  undergraduate: ['associate', 'bachelor', 'professional'],
  masters: ['master', 'professional'],
  phd: ['doctorate', 'professional'],
  postdoc: ['postdoc'],
  other: ['vocational', 'associate', 'professional', 'short'],
};

const assessTarget = (criterion: LevelCriterion, preferences: Preferences): Assessment => {
  const { anyOf: levels, finer } = criterion;
  const { educationLevel: sought, studyLevel } = preferences;
  if (finer !== undefined) return assessFiner(levels, finer, preferences);
  if (studyLevel !== undefined && BESIDE_BACHELOR.includes(studyLevel) && saysBachelor(criterion))
    return notMet(`seeks ${finerName(studyLevel)} study`, 'later');
  const have = `seeks ${levelName(sought)} study`;
  if (sought !== 'other') return levels.includes(sought) ? met(have) : notMet(have, 'later');
  const isForAll = levels.includes('other') && LISTED.every((each) => levels.includes(each));
  if (studyLevel !== undefined) {
    const answer = isForAll ? 'yes' : funds(levels, studyLevel);
    const own = `seeks ${finerName(studyLevel)} study`;
    if (answer === 'yes') return met(own);
    return answer === 'no'
      ? notMet(own, 'later')
      : unsettled('ambiguous_text', own, 'Check that the level you have in mind is the one funded.');
  }
  if (isForAll) return met(have);
  // What the student calls other may be what the record calls so, or school.
  return levels.some((l) => l === 'other' || l === 'secondary')
    ? unsettled('ambiguous_text', have, 'Check that the level you have in mind is the one funded.')
    : notMet(have, 'later', 'Choose one of these levels in your preferences if you seek it.');
};

/** Outside North America medicine, law and pharmacy are first degrees, often bachelor's by name. */
const mayBeFirstDegree = (
  { anyOf, finer }: LevelCriterion,
  { studyLevel }: Preferences,
  hosts: readonly string[],
): boolean =>
  studyLevel === 'professional' &&
  finer === undefined &&
  anyOf.includes('undergraduate') &&
  areOutsideNorthAmerica(hosts);

export const areOutsideNorthAmerica = (hosts: readonly string[]): boolean =>
  hosts.length > 0 && hosts.every((code) => !/^(?:US|CA|group:)/.test(code));

const BESIDE_BACHELOR: readonly FinerLevel[] = ['associate', 'professional'];

/** Whether the words name a bachelor's degree and no other one: "For a bachelor's degree.", not "or a diploma". */
export const saysBachelor = ({ anyOf, evidence }: LevelCriterion): boolean =>
  anyOf.join() === 'undergraduate' &&
  evidence.some(({ quote }) => /\bbachelor/i.test(quote) && !OTHER_DEGREES.test(quote));
const OTHER_DEGREES =
  /\b(?:associate|two-year|undergraduate|professional|first degree|diploma|certificate|law|medicine|medical|pharmacy|dental|integrated)/i;

/** What each level of the form is unless it is said more closely. */
const MAIN: Readonly<Partial<Record<EducationLevel, FinerLevel>>> = {
  undergraduate: 'bachelor',
  masters: 'master',
  phd: 'doctorate',
};

const assessFiner = (
  levels: readonly StudyLevel[],
  finer: readonly FinerLevel[],
  { educationLevel, studyLevel }: Preferences,
): Assessment => {
  const main = MAIN[educationLevel];
  const own = studyLevel === undefined ? FINER_OF[educationLevel] : [studyLevel];
  const have = `seeks ${studyLevel === undefined ? levelName(educationLevel) : finerName(studyLevel)} study`;
  if (own.every((each) => finer.includes(each))) return met(have);
  if (studyLevel === undefined && main !== undefined && finer.includes(main)) return met(have);
  // A professional degree may be sought at three levels of the form: one that the record doesn't name isn't meant.
  if (studyLevel === undefined && main !== undefined && !levels.includes(educationLevel))
    return notMet(have, 'later');
  return own.some((each) => finer.includes(each)) ? missing('studyLevel', have) : notMet(have, 'later');
};

/**
 * Whether a record that names levels of the form funds a finer one. What records call other is vocational and certificate study; a
 * professional degree may be meant where all degrees are named, an associate degree by "undergraduate".
 */
const funds = (levels: readonly StudyLevel[], sought: FinerLevel): Answer => {
  const has = (...named: StudyLevel[]) => named.every((each) => levels.includes(each));
  switch (sought) {
    case 'vocational':
      return has('other') ? 'yes' : 'no';
    case 'associate':
      return has('undergraduate') || has('other') ? 'unknown' : 'no';
    case 'professional':
      return has('undergraduate', 'masters', 'phd') || has('other') ? 'unknown' : 'no';
    case 'short':
      return has('other') ? 'unknown' : 'no';
    default:
      return has(COARSE[sought]) ? 'yes' : 'no';
  }
};

const COARSE = {
  bachelor: 'undergraduate',
  master: 'masters',
  doctorate: 'phd',
  postdoc: 'postdoc',
} as const;

const RANK: Record<Degree, number> = { secondary: 0, undergraduate: 1, masters: 2, phd: 3, postdoc: 4 };

/** The levels of study that a record funds. */
export const levelsFunded = ({ criteria }: Pick<ScholarshipRecord, 'criteria'>): StudyLevel[] =>
  criteria.flatMap((each) => (each.kind === 'level' && each.of !== 'current' ? each.anyOf : []));

/** Words that ask for somebody who is at school, or has just left it. */
const PUPIL = [
  /\b(?:seniors?|juniors?|pupils?|(?:last|final|third|same|current|graduation) (?:school )?year|year of (?:graduation|an? )|graduating)/i,
  /\b(?:enrolled in high school|finish(?:es|ing)? secondary|from (?:secondary|high) school|school leavers?|new high school)/i,
  /\b(?:first-year applicants|for the first time)/i,
];

export const saysPupil = ({ evidence }: LevelCriterion): boolean =>
  evidence.some(({ quote }) => PUPIL.some((words) => words.test(quote)));

/** Not studying, at an age that was not told: whether school ended this year or long ago nobody can tell. */
const leftSchool = ({ stage, dateOfBirth }: Profile): boolean =>
  stage?.now === 'not_studying' && dateOfBirth === undefined;

/** Whether what is studied now is something else than school, whatever the highest degree. */
const studiesElse = (stage: Stage | undefined): boolean =>
  stage !== undefined && stage !== 'secondary' && stage !== 'not_studying';

/**
 * "Holds a bachelor's degree" and "is an undergraduate" share a criterion: a higher degree meets the first, not the second. An award for a
 * level above the one named asks for the degree.
 */
const assessCurrent = (
  criterion: LevelCriterion,
  { profile, preferences, currentDegree: current, isPastSchool, stageNow }: CompiledStudent,
  funded: readonly StudyLevel[],
): Assessment => {
  const levels = criterion.anyOf;
  const asksForPupil = levels.join() === 'secondary' && saysPupil(criterion);
  if (asksForPupil && isPastSchool) return notMet('past secondary school', 'never');
  if (current === undefined) return missing('currentDegree');
  const have = `${levelName(current)} study completed or in progress`;
  // School alone is asked of pupils; who is enrolled nowhere has mostly left it.
  if (levels.join() === 'secondary' && current === 'secondary' && studiesElse(stageNow)) {
    return asksForPupil
      ? notMet('past secondary school', 'never')
      : unsettled(
          'ambiguous_text',
          `${have}, studying elsewhere now`,
          'Ask whether those who have left school may apply.',
        );
  }
  if (asksForPupil && current === 'secondary' && leftSchool(profile))
    return missing('dateOfBirth', `${have}, not studying now`);
  if (levels.join() === 'secondary' && current === 'secondary' && profile.enrolment === 'not_enrolled')
    return unsettled(
      'ambiguous_text',
      `${have}, not enrolled`,
      'Ask whether those who have left school may apply.',
    );
  if (levels.includes(current)) return met(have);
  const ranks = levels.flatMap((l) => (l === 'other' ? [] : [RANK[l]]));
  if (ranks.length < levels.length) return unsettled('ambiguous_text', have);
  const isDegreeHeld =
    funded.length > 0 &&
    !levels.includes('secondary') &&
    funded.every((level) => level !== 'other' && RANK[level] > Math.max(...ranks));
  if (isDegreeHeld && RANK[current] > Math.min(...ranks)) return met(have);
  return ranks.some((rank) => rank < RANK[current])
    ? unsettled('ambiguous_text', have, 'Ask whether a higher degree than the one named is accepted.')
    : levels.includes(preferences.educationLevel)
      ? later(have, `You can ask for it once you are in ${levelName(preferences.educationLevel)} study.`)
      : notMet(have, 'later');
};
