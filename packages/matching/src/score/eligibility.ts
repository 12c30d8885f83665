import type { CitizenshipCriterion, CriterionKind, Eligibility, ResidenceCriterion } from '@laurel/domain';
import { placeIn } from '../comparing/places.ts';
import { asksForUnsaidLanguage, isTaughtIn } from '../criteria/language.ts';
import type { Judged, Unit } from '../judging/alternatives.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { countriesAdmitted } from './narrowness.ts';
import { CEILING, UNTOLD_ORIGIN_CEILING } from './weights.ts';
import type { WishFinding } from './wishes.ts';

/**
 * Kinds of gates that, left open by the student, seldom turn out to be failed: none of the judged pairs whose only open gate was one of
 * these was found ruled out (docs/accuracy.md).
 */
const RARELY_DECISIVE: readonly CriterionKind[] = ['gpa', 'language', 'need', 'disability'];

/**
 * Demands that have to be known and met before an award is called likely. Of judged places with fewer, on students whom nobody had tuned to,
 * a quarter to a third were wrong, of those with more one in twelve (docs/accuracy.md): a record that names little leaves much unsaid.
 */
const LEAST_KNOWN = 4;

/** Whether the student may have the award. Only this judgement holds a score below a ceiling. */
export const eligibilityOf = (
  units: readonly Unit[],
  wishes: readonly WishFinding[],
  evidenced: boolean,
): Eligibility => {
  const hard = units.filter(({ strength }) => strength === 'hard');
  if (hard.some(({ outcome }) => outcome === 'not_met')) return 'failed';
  const open = openGates(units);
  if (!open.every(isRarelyDecisive)) return 'open';
  const isUncertain = open.length > 0 || !evidenced || units.some(isForOthers) || wishes.some(isOpenGate);
  if (!isUncertain) return 'certain';
  const known = hard.filter(
    ({ outcome, members }) => outcome === 'met' && !members.every(({ criterion }) => isTaughtIn(criterion)),
  );
  return known.length < LEAST_KNOWN ? 'open' : 'likely';
};

/**
 * Kinds that, left open, ruled out one in ten or fewer of the judged pairs; of the others it was one in three (docs/accuracy.md). What an
 * institution teaches is looked up in a minute, and holding it back cost more known awards than it kept out wrong ones.
 */
const SELDOM_DECISIVE: readonly CriterionKind[] = [
  ...RARELY_DECISIVE,
  'enrolment',
  'age',
  'degree',
  'teaching',
];

/** Whether an open hard demand may well rule the student out: free text, a question, a field, a place of schooling, ... */
export const isOpenAndDecisive = ({ strength, outcome, members }: Unit): boolean =>
  strength === 'hard' &&
  outcome === 'unknown' &&
  members.some(
    ({ criterion, verdict }) => verdict.outcome === 'unknown' && !SELDOM_DECISIVE.includes(criterion.kind),
  );

/** The hard demands that are unknown. */
export const openGates = (units: readonly Unit[]): Unit[] =>
  units.filter(({ strength, outcome }) => strength === 'hard' && outcome === 'unknown');

const isRarelyDecisive = ({ members }: Unit): boolean =>
  members.every(
    (judged) =>
      judged.verdict.outcome !== 'unknown' ||
      (RARELY_DECISIVE.includes(judged.criterion.kind) &&
        !asksForUnsaidLanguage(judged.criterion, judged.verdict)) ||
      asksFullTime(judged),
  );

/** Only full-time study is left open: nearly all who have not said otherwise study so, or will. */
export const asksFullTime = ({ criterion, verdict }: Judged): boolean =>
  criterion.kind === 'enrolment' && criterion.fullTime === true && verdict.fact === 'pace';

/** An award that prefers a group is certain only for those who said that they belong to it, open as it is. */
export const isForOthers = ({ strength, outcome, members }: Unit): boolean => {
  const ofGroup = members.every(
    ({ criterion: { kind } }) => kind === 'minority' || kind === 'disability' || kind === 'claim',
  );
  return strength === 'preferred' && (outcome === 'not_met' || outcome === 'unknown') && ofGroup;
};

/** A level or field that nobody could read is a gate that nobody has seen; a country or sum that differs is a matter of fit. */
export const isOpenGate = ({ wish, standing }: WishFinding): boolean =>
  standing === 'open' && (wish === 'level' || wish === 'field');

/** The highest score that the eligibility allows; of open rules of citizenship or residence about which nothing was told the narrowest holds it lower. */
export const ceilingOf = (
  eligibility: Eligibility,
  units: readonly Unit[],
  student: CompiledStudent,
): number =>
  Math.min(CEILING[eligibility], ...units.map((unit) => untoldCeiling(untoldOrigin(unit, student))));

/** @param index what `untoldOrigin` gives */
export const untoldCeiling = (index: number): number =>
  UNTOLD_ORIGIN_CEILING[index]?.ceiling ?? CEILING.certain;

/**
 * Which ceiling of `UNTOLD_ORIGIN_CEILING` a hard rule of citizenship or residence has that is open because the student told neither, and
 * nothing else is open beside it but ways in for few; -1 for none. The widest of alternatives counts. Where the student lives says that they
 * may well be a citizen; a wish to study somewhere says nothing.
 */
export const untoldOrigin = (unit: Unit, student: CompiledStudent): number => {
  if (unit.strength !== 'hard' || unit.outcome !== 'unknown') return -1;
  if ((student.profile.citizenships ?? []).length > 0) return -1;
  const open = unit.members.filter(({ verdict }) => verdict.outcome === 'unknown');
  const admitted = open.map((judged) => admittedUntold(judged, student));
  const widest = Math.max(...admitted);
  return widest === 0 ? -1 : UNTOLD_ORIGIN_CEILING.findIndex(({ upTo }) => widest <= upTo);
};

/** How many countries a demand admits about which nothing was told; 0 for a way in for few, and as good as all for another demand. */
const admittedUntold = (judged: Judged, { residenceCountry }: CompiledStudent): number => {
  const { criterion, verdict } = judged;
  if (isWayInForFew(judged)) return 0;
  const isUntold = verdict.fact === 'citizenships' || verdict.fact === 'countryOfResidence';
  if (!isOfOrigin(criterion) || !isUntold) return Number.POSITIVE_INFINITY;
  const livesThere =
    residenceCountry !== undefined && placeIn(residenceCountry, criterion.anyOf ?? [], []) !== 'no';
  return livesThere ? Number.POSITIVE_INFINITY : countriesAdmitted(criterion);
};

/** What few say yes to who aren't of the origin that is named beside it: free text, a place of schooling or of a degree, a question. */
export const isWayInForFew = ({ criterion: { kind } }: Judged): boolean =>
  kind === 'other' || kind === 'schooling' || kind === 'degree' || kind === 'claim';

export const isOfOrigin = (
  criterion: Judged['criterion'],
): criterion is CitizenshipCriterion | ResidenceCriterion =>
  criterion.kind === 'citizenship' || criterion.kind === 'residence';
