import type { CriterionKind } from '@laurel/domain';
import { WORKABLE } from '../explain/obstacles.ts';
import { type Unit, waitsForLater } from '../judging/alternatives.ts';
import { isForSome } from '../judging/questions.ts';
import { fixableRank } from '../rank-scholarships.ts';
import { isForOthers, isOpenAndDecisive, untoldCeiling, untoldOrigin } from '../score/eligibility.ts';
import { isMadeForOthers, shareUnits, unitChecked, unitShare } from '../score/fit.ts';
import { CEILING, UNTOLD_ORIGIN_CEILING } from '../score/weights.ts';
import { asksForNeed, FIELD_VALUES, fieldUnits, fieldValueOf, levelUnits } from '../score/wishes.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/**
 * What one judged unit adds to its row, as whole numbers of 32 bits; at most 15 units are added up.
 *
 *   near   0 failed hard units : 4 | 4 of them later : 4 | 8 never : 4 | 12 which one can be worked on : 8
 *          | 20 open ones that wait for the student to be one of few : 4
 *          | 24 open ones that wait for a later year of the student : 4                                    summed
 *   sums   0 satisfied : 5 | 5 asked : 5 | 10 known : 10 | 20 open : 11                                       summed
 *   flags  see FLAG; from FIELD_RANK on one bit for each value of the wish for a field, best first,          joined by "or"
 *          then one for each ceiling of an untold citizenship or residence
 */
export interface Words {
  near: number;
  sums: number;
  flags: number;
}

export const NEAR = {
  failed: 15,
  laterShift: 4,
  neverShift: 8,
  labelShift: 12,
  label: 255,
  someShift: 20,
  aheadShift: 24,
} as const;
export const SUMS = { askedShift: 5, knownShift: 10, openShift: 20, share: 31, known: 1023 } as const;

/** What became of a row. */
export const STATE = {
  free: 0,
  closed: 1,
  notEligible: 2,
  unknown: 3,
  met: 4,
  filteredOut: 5,
  nextRound: 6,
  forSome: 7,
  dismissed: 8,
} as const;

/** A near-miss class is the number of failed hard units times this, and how far off the hardest of them is. */
export const FIXABLE_CLASSES = 3;

/** The near-miss class of a row, from the sum of its `near` words. */
export const nearClassOf = (near: number): number => {
  const never = (near >>> NEAR.neverShift) & NEAR.failed;
  const later = (near >>> NEAR.laterShift) & NEAR.failed;
  return (near & NEAR.failed) * FIXABLE_CLASSES + (never > 0 ? 2 : later > 0 ? 1 : 0);
};

/** The share's unit inside `sums`: half a criterion's weight. */
export const SHARE_STEP: number = shareUnits(0.5, 1);

export const FLAG = {
  /** Not certain: keeps the score below 80. */
  open: 1,
  /** Another country, field or level than asked for, or made for others. */
  mismatch: 2,
  /** A hard demand is unknown. */
  hardUnknown: 4,
  /** A hard demand is unknown that may well rule the student out. */
  decisive: 8,
  authored: 16,
  levelStated: 32,
  levelUnknown: 64,
  levelNotMet: 128,
  needStated: 256,
  fieldUnknown: 512,
  fieldNotMet: 1024,
} as const;

/** First bit of the values of the wish for a field. */
export const FIELD_RANK_SHIFT = 11;
/** First bit of what an untold citizenship or residence holds back: one for each of `UNTOLD_ORIGIN_CEILING`, the lowest first. */
export const UNTOLD_SHIFT: number = FIELD_RANK_SHIFT + FIELD_VALUES.length;
const UNTOLD: number = (1 << UNTOLD_ORIGIN_CEILING.length) - 1;

/** The highest score for a row of these flags that nothing rules out. */
export const ceilingBy = (flags: number): number => {
  const untold = untoldOf(flags);
  if (untold !== 0) return untoldCeiling(Math.log2(untold & -untold));
  return openCeilingBy(flags);
};

/** The same but for what an untold citizenship or residence holds back. */
export const openCeilingBy = (flags: number): number => (flags & FLAG.open ? CEILING.open : CEILING.certain);

/** Other than 0 where an untold citizenship or residence holds the row back. */
export const untoldOf = (flags: number): number => (flags >>> UNTOLD_SHIFT) & UNTOLD;

/** The words of a unit for one student; `asked` are the wishes that the student expressed. */
export const wordsOf = (unit: Unit, student: CompiledStudent, asked: ReadonlySet<string>): Words => {
  const share = unitShare(unit, asked);
  const { known, open } = unitChecked(unit);
  return {
    near: nearWord(unit, student),
    sums:
      share.satisfied / SHARE_STEP +
      (share.asked / SHARE_STEP) * 2 ** SUMS.askedShift +
      known * 2 ** SUMS.knownShift +
      open * 2 ** SUMS.openShift,
    flags: flagsOf(unit, student),
  };
};

const nearWord = (unit: Unit, student: CompiledStudent): number => {
  if (isForSome(unit, student)) return 1 << NEAR.someShift;
  if (waitsForLater(unit)) return 1 << NEAR.aheadShift;
  if (unit.strength !== 'hard' || unit.outcome !== 'not_met') return 0;
  const rank = fixableRank(unit);
  const kind = unit.members.map(({ criterion }) => criterion.kind).find((each) => WORKABLE.includes(each));
  const label = kind === undefined ? 0 : WORKABLE.indexOf(kind) + 1;
  return (
    1 +
    (rank === 1 ? 1 << NEAR.laterShift : 0) +
    (rank === 2 ? 1 << NEAR.neverShift : 0) +
    (label << NEAR.labelShift)
  );
};

const flagsOf = (unit: Unit, student: CompiledStudent): number => {
  const hardUnknown = unit.strength === 'hard' && unit.outcome === 'unknown';
  return (
    (hardUnknown ? FLAG.hardUnknown | FLAG.open : 0) |
    (isOpenAndDecisive(unit) ? FLAG.decisive : 0) |
    (isForOthers(unit) ? FLAG.open : 0) |
    (isMadeForOthers(unit, student) ? FLAG.mismatch : 0) |
    untoldFlag(unit, student) |
    levelFlags(unit) |
    fieldFlags(unit, student) |
    (has(unit, 'need') && asksForNeed(unit) ? FLAG.needStated : 0)
  );
};

const untoldFlag = (unit: Unit, student: CompiledStudent): number => {
  const index = untoldOrigin(unit, student);
  return index < 0 ? 0 : 1 << (UNTOLD_SHIFT + index);
};

const levelFlags = (unit: Unit): number => {
  if (!has(unit, 'level') || levelUnits([unit]).length === 0) return 0;
  const { outcome } = unit;
  return (
    FLAG.levelStated |
    (outcome === 'unknown' ? FLAG.levelUnknown : 0) |
    (outcome === 'not_met' ? FLAG.levelNotMet : 0)
  );
};

const fieldFlags = (unit: Unit, student: CompiledStudent): number => {
  if (!has(unit, 'field') || fieldUnits([unit]).length === 0) return 0;
  const { outcome } = unit;
  const rank = FIELD_VALUES.indexOf(fieldValueOf(unit, student));
  return (
    (1 << (FIELD_RANK_SHIFT + rank)) |
    (outcome === 'unknown' ? FLAG.fieldUnknown : 0) |
    (outcome === 'not_met' ? FLAG.fieldNotMet : 0)
  );
};

const has = ({ members }: Unit, kind: CriterionKind): boolean => {
  return members.some(({ criterion }) => criterion.kind === kind);
};
