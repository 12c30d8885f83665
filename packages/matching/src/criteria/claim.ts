import type { ClaimCriterion, YesNo } from '@laurel/domain';
import { isProtectedFromHome } from '../comparing/statuses.ts';
import { sentence } from '../explain/sentence.ts';
import { type Assessment, type CriterionRule, met, NOT_GIVEN, notMet } from '../judging/assessment.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/**
 * A question of the catalogue: the student's own yes or no decides it, else a word of what they told of themselves; not said is
 * unknown. A religion that was given answers questions of faith with no.
 */
export const claim: CriterionRule<ClaimCriterion> = {
  kind: 'claim',

  reads: ({ profile, told, toldOfParents, residenceCountry }) => [
    profile.claims,
    profile.religion,
    profile.statuses,
    told,
    toldOfParents,
    // A question for people of a place waits for nobody from elsewhere.
    [profile.citizenships, residenceCountry, profile.regionOfResidence],
    [profile.schooling?.map(({ place }) => place), profile.degrees?.map(({ country }) => country)],
  ],

  required({ label, answer }) {
    return answer === 'no' ? `not ${label}` : label;
  },

  assess(criterion, { student }): Assessment {
    const { text, label, answer: wanted = 'yes' } = criterion;
    const answer = answerTo(criterion, student);
    // The award's other lines ask for the citizenship: here it is enough that nothing speaks against the step.
    if (answer === undefined && criterion.step && !isProtectedFromHome(student))
      return { ...met(NOT_GIVEN), residual: `First be ${label}.` };
    if (answer === undefined) {
      const residual = `Answer one question to settle this: ${text}`;
      return { outcome: 'unknown', why: 'profile_missing', have: NOT_GIVEN, residual, fixable: 'now' };
    }
    const have = `${answer === 'no' ? 'not ' : ''}${label}`;
    return answer === wanted ? met(have) : notMet(`${have}, as you answered`, 'never');
  },

  // A sensitive answer: no part of the sentence counts as a fact to word around.
  reason({ label, answer }) {
    return sentence([`You said that you are ${answer === 'no' ? 'not ' : ''}${label}`]);
  },
};

const answerTo = (criterion: ClaimCriterion, student: CompiledStudent): YesNo | undefined => {
  const { question, theme, yes = [], no = [] } = criterion;
  const { claims, religion } = student.profile;
  const given = claims?.[question];
  if (given !== undefined) return given;
  // Whether one is of somebody's family is said by what the parents are, not by what one is oneself.
  const told = theme === 'family' ? student.toldOfParents : student.told;
  if (names(told, yes)) return 'yes';
  if (names(told, no)) return 'no';
  return theme === 'faith' && religion !== undefined && yes.length > 0 && !mayBe(criterion, student)
    ? 'no'
    : undefined;
};

/** Whether what the student told of themselves is near a yes, so that the award does not wait for the answer. */
export const mayBe = (
  { theme, maybe = [] }: ClaimCriterion,
  { told, toldOfParents }: CompiledStudent,
): boolean => names(told, maybe) || (theme === 'family' && names(toldOfParents, maybe));

const names = (told: string, words: readonly string[]): boolean =>
  words.some((word) => told.includes(` ${word} `));
