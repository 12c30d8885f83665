import { type Enrolment, type EnrolmentCriterion, PACES } from '@laurel/domain';
import { joinOr } from '@laurel/text';
import {
  institutionInSentence,
  institutionNames,
  sameInstitution,
  unlikeInstitutions,
} from '../comparing/institutions.ts';
import { placeIn, placeName, placeNames } from '../comparing/places.ts';
import { sentence, stopped } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  isAhead,
  later,
  type MatchContext,
  met,
  missing,
  NOT_GIVEN,
  notMet,
  unsettled,
} from '../judging/assessment.ts';
import type { Answer } from '../judging/three-valued.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

const WORDS: Record<Enrolment, string> = {
  enrolled: 'enrolled',
  admitted: 'admitted',
  applying: 'applying for admission',
  not_enrolled: 'not enrolled',
};

export const enrolment: CriterionRule<EnrolmentCriterion> = {
  kind: 'enrolment',

  reads: ({ profile, preferences, residenceCountry, isContinuing, entry, stageNow }) => [
    // Who has said nothing of what they study and asks for another country is hardly there already.
    entry === undefined
      ? [profile.citizenships, residenceCountry, preferences.preferredCountries]
      : undefined,
    profile.enrolment,
    entry,
    stageNow === 'secondary',
    profile.institution,
    profile.statuses,
    preferences.pace,
    isContinuing,
    // Where they live matters for those who study there already.
    profile.enrolment === 'enrolled' ? residenceCountry : undefined,
  ],

  required({ anyOf, fullTime, distance, institutions = [] }) {
    const state = anyOf.length > 0 ? joinOr(anyOf.map((each) => WORDS[each])) : 'a student';
    const pace = fullTime === undefined ? '' : fullTime ? 'full-time' : 'part-time';
    const mode = distance === undefined ? '' : distance ? 'at a distance' : 'on campus';
    const at = institutions.length > 0 ? `at ${institutionNames(institutions)}` : '';
    if (anyOf.length === 0 && pace !== '') return ['studies', pace, mode, at].filter(Boolean).join(' ');
    return [state, pace, mode, at].filter(Boolean).join(' ');
  },

  assess(criterion, context) {
    const state = assessState(criterion, context);
    if (state.outcome === 'unknown' && !isAhead(state)) {
      const wish = assessPace(criterion, context, state.have);
      if (wish.outcome === 'not_met') return wish;
    }
    if (state.outcome !== 'met') return state;
    const place = assessInstitution(criterion, context);
    if (place.outcome !== 'met') return place;
    const pace = assessPace(criterion, context, state.have);
    const ahead = place.residual ?? state.residual;
    return pace.outcome === 'met' && ahead !== undefined ? { ...pace, residual: ahead } : pace;
  },

  reason(criterion, have, context) {
    const required = enrolment.required(criterion, context);
    return required.startsWith('studies')
      ? sentence`For somebody who ${required}; you are ${have}`
      : sentence`For students who are ${required}; you are ${have}`;
  },
};

/**
 * Whether one state counts as another. Records seldom say on which day the state is read, and whoever is not enrolled may
 * yet apply and be admitted, so only the same and the opposite state are decided.
 */
const counts = (own: Enrolment, asked: Enrolment, isPupil: boolean): Answer => {
  if (own === asked) return 'yes';
  // Whoever is at school isn't enrolled yet where the award asks for it.
  if (isPupil && asked === 'enrolled' && own === 'applying') return 'no';
  const opposed = own !== 'admitted' && own !== 'applying' && asked !== 'admitted' && asked !== 'applying';
  return opposed ? 'no' : 'unknown';
};

/** Whether admission is still ahead, and the student is on the way to it: a step to take, not a condition that may fail. */
const isStep = (
  { anyOf }: EnrolmentCriterion,
  { entry, stageNow, profile: { enrolment: own } }: MatchContext['student'],
): boolean => {
  if (!anyOf.some(isAdmission) || own === 'admitted') return false;
  // Beside those enrolled "admitted" means a place that is held already, which a pupil seldom has.
  if (stageNow === 'secondary' && anyOf.includes('enrolled') && !anyOf.includes('applying')) return false;
  // Where those not enrolled are named, too, whoever is enrolled is not meant.
  if (own === 'enrolled' && anyOf.includes('not_enrolled')) return false;
  return entry === 'entrant' || entry === 'transfer';
};

const isAdmission = (state: Enrolment): boolean => state === 'applying' || state === 'admitted';

/** Met by taking a step that most can take; explanations tell it as one. */
const step = (criterion: EnrolmentCriterion, have: string): Assessment => {
  return { ...met(have), residual: firstStep(criterion) };
};

const firstStep = ({ anyOf, institutions = [] }: EnrolmentCriterion): string => {
  const where = institutions.length > 0 ? ` to ${institutionNames(institutions)}` : '';
  const first = anyOf.includes('applying') ? 'First apply for admission' : 'First be admitted';
  return stopped(`${first}${where}`);
};

const assessState = (criterion: EnrolmentCriterion, { student }: MatchContext): Assessment => {
  const { anyOf } = criterion;
  const own = student.profile.enrolment;
  const isForEntrants = anyOf.length > 0 && anyOf.every(isAdmission);
  if (isForEntrants && student.isContinuing)
    return notMet('in the middle of your programme', 'later', 'It is for those who are about to start.');
  if (anyOf.length === 0) return met(own === undefined ? NOT_GIVEN : WORDS[own]);
  if (own === undefined) return missing('enrolment');
  const answers = anyOf.map((asked) => counts(own, asked, student.stageNow === 'secondary'));
  if (answers.includes('yes')) return met(WORDS[own]);
  if (isStep(criterion, student)) return step(criterion, WORDS[own]);
  if (answers.includes('unknown')) {
    return unsettled(
      'ambiguous_text',
      WORDS[own],
      'Ask at which point of the application this has to be so.',
    );
  }
  const isYetToBegin = student.entry === 'entrant' && own !== 'enrolled';
  return anyOf.includes('enrolled') && isYetToBegin
    ? later(WORDS[own], 'You can ask for it once you are enrolled.')
    : notMet(WORDS[own], 'later');
};

/** Whoever must be a student already is mostly meant to be one at the place of study; applicants can still choose. */
export const bindsToHost = (anyOf: readonly Enrolment[]): boolean => {
  return anyOf.includes('enrolled') && !anyOf.includes('applying');
};

/** Those who still apply can choose the institution; of those who must be enrolled already, only a clear difference is a no. */
const assessInstitution = (criterion: EnrolmentCriterion, { student, hosts }: MatchContext): Assessment => {
  const { anyOf, institutions = [] } = criterion;
  const own = student.profile.institution;
  if (institutions.length === 0) {
    const home = student.residenceCountry;
    const elsewhere =
      (bindsToHost(anyOf) || student.isContinuing) &&
      student.profile.enrolment === 'enrolled' &&
      home !== undefined &&
      hosts.length > 0 &&
      placeIn(home, hosts, []) === 'no';
    return elsewhere
      ? unsettled(
          'ambiguous_text',
          `enrolled, living in ${placeName(home)}`,
          `Check that enrolment outside ${placeNames(hosts)} counts.`,
        )
      : met('');
  }
  if (own !== undefined && institutions.some((each) => sameInstitution(each, own))) return met(own);
  // They may have applied there, or somewhere else.
  if (own === undefined && student.profile.enrolment === 'applying')
    return {
      ...missing('institution', `${WORDS.applying}, where ${NOT_GIVEN}`),
      ...(isStep(criterion, student)
        ? { residual: `${firstStep(criterion)} To settle this, add where you apply.` }
        : {}),
    };
  // Whoever applies has named where, unless they are a pupil and have named their school.
  const hasChosen =
    own !== undefined && student.profile.enrolment === 'applying' && student.stageNow !== 'secondary';
  if (!hasChosen && isStep(criterion, student)) return step(criterion, own ?? NOT_GIVEN);
  if (own === undefined) return missing('institution');
  const settled =
    student.isContinuing ||
    student.profile.enrolment === 'admitted' ||
    (anyOf.length > 0 && anyOf.every((each) => each === 'enrolled'));
  if (settled && institutions.every((each) => unlikeInstitutions(each, own)))
    return notMet(`at ${institutionInSentence(own)}`, 'later');
  return unsettled(
    'not_comparable',
    `at ${institutionInSentence(own)}`,
    `Study at ${institutionNames(institutions)} would meet this.`,
  );
};

/** The pace wished for, or one among the statuses. Study at a distance has no pace of its own. */
const assessPace = (
  { fullTime, distance }: EnrolmentCriterion,
  { student }: MatchContext,
  have: string,
): Assessment => {
  const { pace } = student.preferences;
  const statuses = [...(student.profile.statuses ?? []), ...(pace === undefined ? [] : [pace])];
  const isDistance = statuses.includes('distance');
  if (distance !== undefined && statuses.some(isPace)) {
    const own = `${have}, ${isDistance ? 'at a distance' : 'on campus'}`;
    if (distance && statuses.includes('part-time'))
      return unsettled('ambiguous_text', `${have}, part-time`, 'Check that you would study at a distance.');
    if (isDistance !== distance) return anotherPace(own, student);
    // Whoever wants to study at a distance takes the pace of a programme there, which is part-time as a rule.
    const takesItsPace = isDistance && fullTime === false && !statuses.includes('full-time');
    if (fullTime === undefined || takesItsPace) return met(own);
  }
  if (distance === undefined && fullTime === undefined) return met(have);
  if (fullTime !== undefined) {
    const [wanted, opposite] = fullTime ? ['full-time', 'part-time'] : ['part-time', 'full-time'];
    if (statuses.includes(wanted)) return met(`${have}, ${wanted}`);
    if (statuses.includes(opposite)) return anotherPace(`${have}, ${opposite}`, student);
    if (isDistance)
      return unsettled(
        'ambiguous_text',
        `${have}, at a distance`,
        `Ask whether your study counts as ${wanted}.`,
      );
  }
  const wish =
    fullTime === undefined
      ? `study ${distance ? 'at a distance' : 'on campus'}`
      : `study ${fullTime ? 'full-time' : 'part-time'}`;
  return {
    outcome: 'unknown',
    why: 'profile_missing',
    have: `${have}, full-time or part-time ${NOT_GIVEN}`,
    residual: `Plan to ${wish}.`,
    fixable: 'now',
    fact: 'pace',
  };
};

/** Of whoever studies already the pace is a fact; before that it is a wish, and an award for another one rules nobody out. */
const anotherPace = (
  have: string,
  { profile: { enrolment: own, statuses = [] } }: CompiledStudent,
): Assessment =>
  own === 'enrolled' || statuses.some(isPace)
    ? notMet(have, 'later')
    : {
        ...notMet(have, 'now', 'Change the pace in your preferences if you would study so.'),
        ranksOnly: true,
      };

const isPace = (status: string): boolean => PACES.some((pace) => pace === status);
