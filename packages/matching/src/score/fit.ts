import type { OtherCriterion, ScholarshipRecord, Strength } from '@laurel/domain';
import { nearestField } from '../comparing/field-relation.ts';
import { areTaughtAsOne } from '../comparing/near-fields.ts';
import { bindsToHost } from '../criteria/enrolment.ts';
import { isTaughtIn } from '../criteria/language.ts';
import { seeksDegreeAlone } from '../criteria/purpose.ts';
import { asksToStudyOn, isSought } from '../criteria/stage.ts';
import type { Judged, Unit } from '../judging/alternatives.ts';
import type { MatchContext } from '../judging/assessment.ts';
import { isForFew } from '../judging/for-few.ts';
import { isForSome, isOfElsewhere, isSetUpForGroup } from '../judging/questions.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { asksFullTime, isOfOrigin, isWayInForFew } from './eligibility.ts';
import { sharedPoints } from './interests.ts';
import { narrowness } from './narrowness.ts';
import {
  COSTS_VALUE,
  CRITERION_WEIGHT,
  FOR_FEW,
  LAST_RESORT,
  MET_NARROWNESS,
  OFFER_VALUE,
  OFFER_WEIGHT,
  OPEN_WEIGHT,
  PREFERRED_FEW,
  REACH_VALUE,
  STATED_WEIGHT,
  UNREAD_WEIGHT,
  UNSTATED_WEIGHT,
  WISH_WEIGHT,
} from './weights.ts';
import {
  countryWish,
  deadlineWish,
  fieldWish,
  fundingWish,
  isDegreeElsewhere,
  levelWish,
  paceWish,
  purposeWish,
  type WishFinding,
  type WishName,
} from './wishes.ts';

/**
 * The parts of a score before any ceiling. Weights and values are summed as whole numbers of `SHARE_UNIT` and
 * `STATED_UNIT`, so that the sum is the same in whatever order it is made.
 */
export interface Fit {
  wishes: WishFinding[];
  /** What is known to be satisfied of what was asked for, and of the criteria: `satisfied` of `asked`. */
  satisfied: number;
  asked: number;
  /** How much of what is stated is known to be met: `known` of `stated`. */
  known: number;
  stated: number;
  /** What the student's fields, interests and goals share with what the award is for: an index of `SIMILARITY`. */
  sharedPoints: number;
  /** Another country, field or level than asked for, or made for others. */
  isMismatch: boolean;
}

/** Every weight of the share is a whole number of these, times every value: halves and hundredths. */
const SHARE_UNIT = { weight: 0.5, value: 0.01 } as const;
/** Every weight of what is stated, narrowness included, is a whole number of these. */
const STATED_UNIT = 0.1;

const WISHES = [levelWish, fieldWish, countryWish, fundingWish, deadlineWish, paceWish, purposeWish];

export const fitOf = (context: MatchContext, units: readonly Unit[]): Fit => {
  const wishes = findWishes(context, units);
  const asked = new Set<string>(wishes.map(({ wish }) => wish));
  const share = wishShare(wishes);
  const fit: Fit = {
    wishes,
    satisfied: share.satisfied + offerShare(context.record),
    asked: share.asked + OFFER_ASKED,
    ...unreadShare(context.record.parsedFully),
    sharedPoints: sharedPoints(context.student.interests, context.record),
    isMismatch:
      wishes.some(({ standing }) => standing === 'mismatch') ||
      isDegreeElsewhere(context) ||
      units.some((unit) => isMadeForOthers(unit, context.student)),
  };
  for (const unit of units) {
    const counted = unitShare(unit, asked);
    fit.satisfied += counted.satisfied;
    fit.asked += counted.asked;
    const { known, open } = unitChecked(unit);
    fit.known += known;
    fit.stated += known + open;
  }
  return fit;
};

const findWishes = (context: MatchContext, units: readonly Unit[]): WishFinding[] => {
  return WISHES.flatMap((wish) => wish(context, units) ?? []);
};

/** What the wishes that a student expressed, and what every award offers, are worth in all. */
export const askedShare = (wishes: readonly WishName[]): number =>
  wishes.reduce((sum, wish) => sum + shareUnits(WISH_WEIGHT[wish], 1), OFFER_ASKED);

/** What the wishes add to the share. */
export const wishShare = (wishes: readonly WishFinding[]): Pick<Fit, 'satisfied' | 'asked'> => {
  const share = { satisfied: 0, asked: 0 };
  for (const { wish, value } of wishes) {
    share.satisfied += shareUnits(WISH_WEIGHT[wish], value);
    share.asked += shareUnits(WISH_WEIGHT[wish], 1);
  }
  return share;
};

/** How many of the costs that an award pays count. */
export const COSTS_THAT_COUNT: number = COSTS_VALUE.length - 1;

/**
 * What an award is worth to whoever gets it, and at how many places it can be held, in units of the share. The record alone decides: no
 * answer moves it, and what the record leaves out is worth least.
 */
export const offerShare = ({ award, benefits, criteria }: Offering): number => {
  const costs = COSTS_VALUE[Math.min(benefits.length, COSTS_THAT_COUNT)] ?? 1;
  const worth = Math.round(OFFER_VALUE[award.kind] * costs * 100) / 100;
  return (
    shareUnits(OFFER_WEIGHT.worth, worth) + shareUnits(OFFER_WEIGHT.reach, REACH_VALUE[reachOf(criteria)])
  );
};

type Offering = Pick<ScholarshipRecord, 'award' | 'benefits' | 'criteria'>;

/** Whether it hinges on one institution, on a few, or on none that is named. */
const reachOf = (criteria: Offering['criteria']): keyof typeof REACH_VALUE => {
  const named = criteria.flatMap((criterion) => {
    if (criterion.kind === 'teaching') return (criterion.anyOf ?? criterion.noneOf) ? [1] : [];
    const isPlace = criterion.kind === 'host' || criterion.kind === 'enrolment';
    return isPlace && criterion.institutions?.length ? [criterion.institutions.length] : [];
  });
  if (named.length === 0) return 'many';
  return named.includes(1) ? 'one' : 'several';
};

/** What a unit adds to the share; nothing while it is open, or when a wish of `asked` already speaks for it. */
export const unitShare = (unit: Unit, asked: ReadonlySet<string>): Pick<Fit, 'satisfied' | 'asked'> => {
  const isKnown = unit.outcome === 'met' || unit.outcome === 'not_met';
  if (!isKnown || isStep(unit) || unit.members.every(({ criterion }) => isAskedFor(criterion, asked))) {
    return { satisfied: 0, asked: 0 };
  }
  const weight = shareUnits(CRITERION_WEIGHT[unit.strength], 1);
  return { satisfied: unit.outcome === 'met' ? weight : 0, asked: weight };
};

/** What is met by a step that is still to be taken is like any procedure: it counts neither way. */
const isStep = ({ outcome, members }: Unit): boolean =>
  outcome === 'met' &&
  members.every(({ verdict }) => verdict.outcome !== 'met' || verdict.residual !== undefined);

/**
 * Whether a unit shows that the award is made for others: it names the people of some countries or some fields, of which the student is
 * none or hardly one, and only a way in for few is left; or grown-ups or people with years of work, and the student is at school or before a first
 * degree; or it prefers those of a few countries, or was set up for a group or a faith. Not what waits for the student to be one of few.
 */
export const isMadeForOthers = (unit: Unit, student: CompiledStudent): boolean => {
  const { outcome, strength, members } = unit;
  if (isForSome(unit, student)) return false;
  if (outcome === 'unknown') {
    const isUnlikely = (judged: Judged) =>
      isOfElsewhere(judged, student) ||
      isForGrownUps(judged, student) ||
      isForExperienced(judged, student) ||
      isForAnotherPace(judged) ||
      isForStay(judged, student) ||
      isForThoseThere(judged, student) ||
      isForGraduates(judged, student) ||
      isOfAnotherYear(judged, student) ||
      (isOnlyRule(members) &&
        (isBesideField(judged, student, members.length > 1) || isUnknownField(judged, student)));
    if (strength === 'preferred') return members.every((judged) => isOfElsewhere(judged, student));
    const isLeft = openOnes(members).every((judged) => isWayInForFew(judged) || isUnlikely(judged));
    return (
      strength === 'hard' &&
      isLeft &&
      members.some((judged) => isFailed(judged, student) || isUnlikely(judged))
    );
  }
  if (outcome !== 'not_met' || strength !== 'preferred') return false;
  return isSetUpForGroup(unit) || isAnotherThanAsked(members) || members.every(isOfFewCountries);
};

/** Whether the others beside a demand are free text alone: "or another field that the call names". */
const isOnlyRule = (members: readonly Judged[]): boolean =>
  members.filter(({ criterion }) => criterion.kind !== 'other').length === 1;

/** A hard demand for a place of study, a pace or a purpose that a wish doesn't meet: it only ranks, and the award is another than asked for. */
const isUnlikeWish = ({ criterion, verdict }: Judged): boolean =>
  criterion.strength === 'hard' && verdict.strength === 'preferred';

/** A way out that only the call can tell, marked `info`, changes nothing. */
const isAnotherThanAsked = (members: readonly Judged[]): boolean => {
  const own = members.filter(({ criterion }) => criterion.strength !== 'info');
  return own.length > 0 && own.every(isUnlikeWish);
};

const isOfFewCountries = ({ criterion }: Judged): boolean =>
  isOfOrigin(criterion) && narrowness([criterion]) >= PREFERRED_FEW;

/** Whether the countries, fields or statuses that are named are others than the student's; told by its alternatives being open. */
const isFailed = ({ criterion, verdict }: Judged, { preferences }: CompiledStudent): boolean =>
  (isOfOrigin(criterion) ||
    (criterion.kind === 'field' && criterion.anyOf !== undefined) ||
    (criterion.kind === 'other' && criterion.status !== undefined)) &&
  verdict.outcome !== 'unknown' &&
  (criterion.appliesToLevels?.includes(preferences.educationLevel) ?? true);

/** What pays for a stay, a project or a conference, where the student has not said to seek anything but a degree. */
const isForStay = ({ criterion, verdict }: Judged, student: CompiledStudent): boolean =>
  criterion.kind === 'purpose' && verdict.fact === 'purposes' && seeksDegreeAlone(student);

/** A degree that is asked for beside a first one, of somebody who seeks a first degree and has told of none. */
const isForGraduates = (
  { criterion, verdict }: Judged,
  { preferences: { educationLevel, studyLevel }, profile: { degrees }, currentDegree }: CompiledStudent,
): boolean =>
  criterion.kind === 'degree' &&
  criterion.held !== false &&
  !criterion.anyOf.includes('associate') &&
  verdict.fact === 'degrees' &&
  educationLevel === 'undergraduate' &&
  (studyLevel === undefined || studyLevel === 'bachelor') &&
  degrees === undefined &&
  currentDegree === undefined;

/** What asks for people in the middle of a programme in another country, of somebody who has said nothing of studying yet. */
const isForThoseThere = (
  { criterion, verdict }: Judged,
  {
    entry,
    countries,
    unresolvedCountries,
    residenceCountry,
    profile: { citizenships = [] },
  }: CompiledStudent,
): boolean =>
  ((criterion.kind === 'stage' && asksToStudyOn(criterion) && verdict.fact === 'stage') ||
    (criterion.kind === 'enrolment' && bindsToHost(criterion.anyOf) && verdict.fact === 'enrolment')) &&
  entry === undefined &&
  countries.length > 0 &&
  unresolvedCountries.length === 0 &&
  citizenships.length > 0 &&
  countries.every(({ code }) => code !== residenceCountry && !citizenships.includes(code));

/** The year of school in which most apply. */
const LAST_YEAR_OF_SCHOOL = 12;

/** What asks for a year that hardly fits somebody who has told of none: a later year of another degree, or one of school before the last. */
const isOfAnotherYear = ({ criterion, verdict }: Judged, student: CompiledStudent): boolean => {
  const { entry, profile } = student;
  if (criterion.kind !== 'stage' || verdict.fact !== 'stage') return false;
  if (entry !== undefined || profile.stage !== undefined) return false;
  const { now = [], minYear, maxYear } = criterion;
  return now.length > 0 && now.every((each) => each === 'secondary')
    ? maxYear !== undefined && maxYear < LAST_YEAR_OF_SCHOOL
    : minYear !== undefined && minYear > 1 && !now.some((each) => isSought(each, student));
};

/** Who studies and has not said to do so part-time, or at a distance, seldom does. */
const isForAnotherPace = ({ criterion, verdict }: Judged): boolean =>
  criterion.kind === 'enrolment' &&
  (criterion.fullTime === false || criterion.distance === true) &&
  verdict.fact === 'pace';

/** From this age on hardly anybody is at school. */
const GROWN_UP = 25;

const isForGrownUps = ({ criterion, verdict }: Judged, { stageNow }: CompiledStudent): boolean =>
  criterion.kind === 'age' &&
  verdict.fact === 'dateOfBirth' &&
  (criterion.min ?? 0) >= GROWN_UP &&
  stageNow === 'secondary';

/** From so many years of work on hardly anybody has them before a first degree. */
const EXPERIENCED = 2;

const isForExperienced = ({ criterion, verdict }: Judged, { stageNow }: CompiledStudent): boolean =>
  criterion.kind === 'work' &&
  verdict.fact === 'workExperience' &&
  criterion.minYears >= EXPERIENCED &&
  (stageNow === 'secondary' || stageNow === 'undergraduate');

/**
 * Another field than the student's own, which only a word such as "related" leaves open; beside a way in for other fields only one that
 * is farther off than the same narrow field.
 */
const isBesideField = ({ criterion }: Judged, student: CompiledStudent, hasWay: boolean): boolean => {
  if (criterion.kind !== 'field') return false;
  const nearest = nearestField(criterion, student);
  if (nearest?.relation !== 'broad' && (hasWay || nearest?.relation !== 'narrow')) return false;
  return !areTaughtAsOne(nearest.asked.code, nearest.code ?? '');
};

/** Fields that are named, of somebody whose own are in no list of fields and share no word with them. */
const isUnknownField = ({ criterion, verdict }: Judged, { fields }: CompiledStudent): boolean =>
  criterion.kind === 'field' &&
  criterion.anyOf !== undefined &&
  verdict.why === 'not_comparable' &&
  fields.length === 0;

const openOnes = (members: readonly Judged[]): Judged[] =>
  members.filter(({ verdict }) => verdict.outcome === 'unknown');

/** What an institution is known to teach, and in which language, is no demand of the award. */
const isOfInstitution = ({ criterion, verdict }: Judged): boolean =>
  (criterion.kind === 'teaching' || isTaughtIn(criterion)) && verdict.outcome === 'met';

/** A criterion that a wish already speaks for is not counted a second time. */
const isAskedFor = (criterion: Unit['members'][number]['criterion'], asked: ReadonlySet<string>): boolean => {
  if (criterion.kind === 'level') return criterion.of !== 'current';
  if (criterion.kind === 'host' || criterion.kind === 'teaching' || isTaughtIn(criterion)) return true;
  return asked.has(criterion.kind);
};

/** What every record leaves unsaid, and eligibility text that could not be read. */
export const unreadShare = (parsedFully: boolean): Pick<Fit, 'known' | 'stated'> => {
  return { known: 0, stated: statedUnits(UNSTATED_WEIGHT + (parsedFully ? 0 : UNREAD_WEIGHT)) };
};

/**
 * What a unit adds to what is stated: `known` when it is met, else `open`. A failed one weighs as much as it could weigh while open, so that
 * no score falls when a no becomes unknown.
 */
export const unitChecked = (unit: Unit): { known: number; open: number } => {
  const { outcome, strength, members } = unit;
  if (outcome === 'not_applicable' || isStep(unit) || members.every(isOfInstitution))
    return { known: 0, open: 0 };
  const weight = STATED_WEIGHT[strength];
  if (outcome === 'met') return { known: statedUnits(weight * metFactor(members)), open: 0 };
  const open = openOnes(members);
  if (outcome === 'unknown' && open.every(asksFullTime)) return { known: 0, open: 0 };
  const factor =
    outcome === 'unknown' ? openFactor(open, members.length, strength) : highestOpenFactor(members, strength);
  return { known: 0, open: statedUnits(weight * factor) };
};

/** A rule of citizenship or residence that is met says more the fewer countries it admits: the award is meant for the student's own. */
const metFactor = (members: readonly Judged[]): number =>
  Math.max(
    1,
    ...members.map(({ criterion, verdict }) =>
      verdict.outcome === 'met' && isOfOrigin(criterion)
        ? Math.min(MET_NARROWNESS, narrowness([criterion]))
        : 1,
    ),
  );

/** The most that `openFactor` can be, whichever members are open. */
const highestOpenFactor = (members: readonly Judged[], strength: Strength): number =>
  Math.max(
    ...members.map(({ criterion }) => {
      if (criterion.kind !== 'other') return narrowness([criterion]);
      return members.length > 1 ? LAST_RESORT : textFactor(criterion.text, strength);
    }),
  );

/** What a condition in free text adds to what is stated: nobody's answers settle it. */
export const freeTextStated = ({ strength, text }: Pick<OtherCriterion, 'strength' | 'text'>): number =>
  statedUnits(STATED_WEIGHT[strength] * textFactor(text, strength));

const textFactor = (text: string, strength: Strength): number => {
  if (isForFew(text)) return FOR_FEW;
  return strength === 'hard' ? OPEN_TEXT : 1;
};
const OPEN_TEXT = OPEN_WEIGHT.other ?? 1;

/** How much more than others an open demand weighs; free text that is left of alternatives is a way in for few. */
const openFactor = (open: readonly Judged[], members: number, strength: Strength): number => {
  if (isLastResort(open, members)) return LAST_RESORT;
  const [only, ...others] = open;
  // One that is for few by itself; among alternatives another way may be wide.
  if (only?.criterion.kind === 'other' && others.length === 0 && members === 1)
    return textFactor(only.criterion.text, strength);
  return open.some(livesThere) ? 1 : narrowness(open.map(({ criterion }) => criterion));
};

/** Of alternatives only free text that nobody's answers settle is left. */
const isLastResort = (open: readonly Judged[], members: number): boolean =>
  open.length < members && open.every(({ criterion }) => criterion.kind === 'other');

/** Only since when the student lives there is open: how few places the rule admits says nothing any more. */
const livesThere = ({ criterion, verdict }: Judged): boolean =>
  criterion.kind === 'residence' && verdict.why === 'profile_missing' && verdict.fact === undefined;

/** A weight times a value, in units of the share. */
export const shareUnits = (weight: number, value: number): number => {
  return Math.round(weight / SHARE_UNIT.weight) * Math.round(value / SHARE_UNIT.value);
};

/** What `offerShare` is at most. */
const OFFER_ASKED = shareUnits(OFFER_WEIGHT.worth, 1) + shareUnits(OFFER_WEIGHT.reach, 1);

const statedUnits = (weight: number): number => {
  return Math.round(weight / STATED_UNIT);
};
