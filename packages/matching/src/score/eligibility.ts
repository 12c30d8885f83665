import type { CriterionKind, Eligibility } from '@laurel/domain';
import { asksForUnsaidLanguage, isTaughtIn } from '../criteria/language.ts';
import type { Judged, Unit } from '../judging/alternatives.ts';
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
